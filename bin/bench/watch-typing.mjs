/* global window, document, addEventListener, MutationObserver, requestAnimationFrame */

/**
 * Runs in the page: afterwards `window.typing.painted(giveUpMs)` resolves to the times of the key pressed last, in ms,
 * or to null when it changed no hit in that time.
 *
 * A key's time is the browser's own time stamp of `keydown`; hits are painted in the first frame after their elements
 * changed: a message sent from that frame's callback arrives when the frame is done.
 * @param {{widget: string, hit: string, call: string}} names selectors, and a part of the address of a search
 */
export function watchTyping({ widget, hit, call }) {
  const root = document.querySelector(widget);
  const hits = () => [...root.querySelectorAll(hit)].map((one) => one.innerHTML).join();
  let shown = hits();
  let key = null;
  performance.setResourceTimingBufferSize(5000);

  addEventListener(
    'keydown',
    (event) => {
      if (event.key.length === 1) key = { at: event.timeStamp, changed: 0, done: () => {} };
    },
    true,
  );

  new MutationObserver(() => {
    const changed = performance.now();
    const now = hits();
    if (now === shown) return;
    shown = now;
    if (key === null || key.changed > 0) return;
    const one = key;
    one.changed = changed;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        one.times = timesOf(one, performance.now());
        one.done();
      };
      port2.postMessage(0);
    });
  }).observe(root, { childList: true, subtree: true, characterData: true, attributes: true });

  function timesOf({ at, changed }, painted) {
    const requests = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const asked = requests.findLast(
      ({ name, startTime, responseEnd }) => name.includes(call) && startTime >= at && responseEnd <= changed,
    );
    const [start, end] = asked ? [asked.startTime, asked.responseEnd] : [at, at];
    return {
      totalMs: painted - at,
      sendMs: start - at,
      responseMs: end - start,
      drawMs: changed - end,
      paintMs: painted - changed,
      isFromCache: asked === undefined,
    };
  }

  Object.assign(window, {
    typing: {
      painted: (giveUpMs) =>
        new Promise((resolve) => {
          const one = key;
          if (one.times) return resolve(one.times);
          const timer = setTimeout(() => resolve(null), giveUpMs);
          one.done = () => {
            clearTimeout(timer);
            resolve(one.times);
          };
        }),
    },
  });
}
