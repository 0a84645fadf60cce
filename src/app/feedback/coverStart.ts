const delay = 250;

/**
 * The loading overlay before the app runs: covers the page while its first code and texts load, once that wait is
 * noticeable. Returns a function that removes it.
 */
export function coverStart(page: Document): () => void {
  const cover = page.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', display: 'grid', placeItems: 'center' });
  const timer = setTimeout(() => {
    const video = page.createElement('video');
    Object.assign(video, { loop: true, muted: true, playsInline: true, src: '/loading.mp4' });
    video.autoplay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    video.setAttribute('aria-hidden', 'true');
    Object.assign(video.style, { width: '240px', maxWidth: '60vw', borderRadius: '20px' });
    cover.append(video);
    page.body.append(cover);
  }, delay);
  return () => {
    clearTimeout(timer);
    cover.remove();
  };
}
