/** A place on a map, in a tab of its own: the page loads nothing of it. */
export const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;

/**
 * The way to a place. Phones open this address in the app that they have for maps:
 * https://developers.google.com/maps/documentation/urls
 */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place }).toString()}`;
