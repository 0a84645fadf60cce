/** The style of the operator's map, which the server writes into the page; null where the site's own is shown. */
export function mapStyleUrl(): string | null {
  const url = document.querySelector<HTMLMetaElement>('meta[name="gza:map-style"]')?.content ?? '';
  // A static host leaves the place-holder as it is.
  return url === '' || url.startsWith('__') ? null : url;
}
