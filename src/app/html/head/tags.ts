/** Text as an attribute in double quotes holds it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An element without content. `data-page` marks what is true of this address only: the client removes it when it goes on. */
export function tag(name: 'link' | 'meta', attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name} data-page=""${written.join('')}>`;
}

/** Data for machines. A `<` in it would be a way out of the element: JSON has another way to write one. */
export const dataScript = (data: object): string =>
  `<script data-page="" type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
