const patience = 3000;

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the visitor takes over first. Gives what ends it. The page is
 * first looked at when the browser has laid it out by itself, which is before it is seen: to ask earlier would do it twice.
 */
export function scrollWhenTallEnough(top: number): () => void {
  const isTallEnough = () => top <= Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (isTallEnough()) stop();
  });
  const timer = setTimeout(stop, patience);
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown']) window.addEventListener(sign, stop, { passive: true });
  return stop;
}
