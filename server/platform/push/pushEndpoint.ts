import { readPublicUrl } from '#server/platform/network/publicUrl.ts';

/** The push services of the browsers there are: Chrome and its kin, Firefox, Safari, Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];
const LONGEST = 1_000;

/** The address that a browser was given; null for any other, as whoever sends it chooses where the server connects to. */
export function readEndpoint(text: string): URL | null {
  const url = text.length > LONGEST ? null : readPublicUrl(text);
  const isOfService = url?.protocol === 'https:' && services.some((service) => service.test(url.hostname));
  return isOfService ? url : null;
}
