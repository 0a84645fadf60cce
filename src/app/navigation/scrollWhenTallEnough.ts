const patience = 3000;

/** Scrolls to `top` as soon as the page is tall enough, unless the visitor takes over first. Gives what ends it. */
export function scrollWhenTallEnough(top: number): (() => void) | undefined {
  const isTallEnough = () => top <= Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  window.scrollTo(0, top);
  if (isTallEnough()) return undefined;

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop);
  };
  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    window.scrollTo(0, top);
    stop();
  });
  const timer = setTimeout(stop, patience);
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown']) window.addEventListener(sign, stop, { passive: true });
  return stop;
}
