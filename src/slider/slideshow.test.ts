import { type PauseReason, Slideshow, type SlideshowState } from './slideshow';

let moves: number;
let states: SlideshowState[];
let slideshow: Slideshow;

const changes = (ms: number): number => {
  const before = moves;
  jest.advanceTimersByTime(ms);
  return moves - before;
};

beforeEach(() => {
  jest.useFakeTimers();
  moves = 0;
  states = [];
  slideshow = new Slideshow(
    1000,
    () => moves++,
    (state) => states.push(state),
  );
  slideshow.setPauseReason('hidden', false);
});

afterEach(() => jest.useRealTimers());

test('each slide is shown for the interval', () => {
  expect(changes(999)).toBe(0);
  expect(changes(1)).toBe(1);
  expect(changes(5000)).toBe(5);
});

test.each<PauseReason>(['hidden', 'out-of-view', 'hover', 'focus'])(
  'the slideshow waits while there is a reason: %s',
  (reason) => {
    slideshow.setPauseReason(reason, true);
    expect(changes(9000)).toBe(0);
    slideshow.setPauseReason(reason, false);
    expect(changes(1000)).toBe(1);
    expect(states).toEqual(['running', 'waiting', 'running']);
  },
);

test('one of two reasons is enough to pause', () => {
  slideshow.setPauseReason('hover', true);
  slideshow.setPauseReason('focus', true);
  slideshow.setPauseReason('hover', false);
  expect(changes(9000)).toBe(0);
});

test('a hundred changes of the reasons leave one timer', () => {
  for (let time = 0; time < 100; time++) {
    slideshow.setPauseReason('hover', true);
    slideshow.setPauseReason('hover', false);
    slideshow.setPauseReason('hover', false);
  }
  expect(changes(3000)).toBe(3);
});

test('a slideshow that the visitor stopped does not start when a pause reason ends', () => {
  slideshow.setPauseReason('hover', true);
  slideshow.stop();
  slideshow.setPauseReason('hover', false);
  slideshow.setPauseReason('hidden', true);
  slideshow.setPauseReason('hidden', false);
  expect(changes(60_000)).toBe(0);
  expect(slideshow.state).toBe('stopped');
});

test('the visitor can start it again, even while the button has focus and hover', () => {
  slideshow.setPauseReason('hover', true);
  slideshow.setPauseReason('focus', true);
  slideshow.stop();
  slideshow.start();
  expect(changes(2000)).toBe(2);
});

test.each<PauseReason>(['reduced-motion', 'save-data', 'stop-motion', 'nothing-to-move'])(
  'the visitor cannot start it while there is a reason against motion: %s',
  (reason) => {
    slideshow.setPauseReason(reason, true);
    slideshow.start();
    expect(changes(60_000)).toBe(0);
    expect(slideshow.state).toBe('forbidden');
  },
);

test('a slideshow that the visitor stopped stays stopped when motion is allowed again', () => {
  slideshow.stop();
  slideshow.setPauseReason('stop-motion', true);
  slideshow.setPauseReason('stop-motion', false);
  expect(changes(60_000)).toBe(0);
});
