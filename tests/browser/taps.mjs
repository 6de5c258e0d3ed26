// Taps as fingers make them, at moments that the test chooses: what counts is when an event says that it
// was made, so that a busy machine changes nothing.

/** Two taps in the middle of an element, so many milliseconds apart; the second is for what lies there then. */
export async function tapTwice(locator, apart) {
  await locator.scrollIntoViewIfNeeded();
  await locator.evaluate(async (element, later) => {
    // What has just come takes no tap for a moment.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    const box = element.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const tap = (time) => {
      const target = document.elementFromPoint(clientX, clientY);
      for (const type of ['pointerdown', 'pointerup', 'click']) {
        const detail = type === 'click' ? 1 : 0;
        const event = new PointerEvent(type, { clientX, clientY, detail, bubbles: true, cancelable: true, composed: true, pointerType: 'touch' });
        Object.defineProperty(event, 'timeStamp', { value: time });
        target.dispatchEvent(event);
      }
    };
    const first = performance.now();
    tap(first);
    // The page has drawn what comes next.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    tap(first + later);
  }, apart);
}
