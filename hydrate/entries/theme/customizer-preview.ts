/** The page in the preview of the Customizer: shows a changed style without a reload. */
import { previewStyle } from '../../style/previewStyle';

const api = window.wp?.customize;
if (api && window.stallkeeperStyle) previewStyle(api, window.stallkeeperStyle);
