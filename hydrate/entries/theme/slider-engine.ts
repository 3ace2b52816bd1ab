export { enhanceSlider } from '../../slider/enhanceSlider';
