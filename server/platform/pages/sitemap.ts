import { routes } from '#contract/routes.ts';
import { Language } from '#contract/domain/values.ts';
import type { ListedPage } from './carPages.ts';

const { home, search, terms, about, safety } = routes;
const fixedPages: readonly ListedPage[] = [home, search, terms, about, safety].map(({ path }) => ({ path }));

/** Addresses are ASCII by construction; only this may stand in one and not in XML. */
const text = (address: string): string => address.replaceAll('&', '&amp;');

const lastChange = ({ changedAt }: ListedPage): string =>
  changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One page with its languages: the address without one speaks the visitor's. */
function urlOf(publicUrl: string, page: ListedPage): string {
  const address = text(publicUrl + page.path);
  const others = Language.options.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  );
  const any = `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`;
  return `<url><loc>${address}</loc>${lastChange(page)}${others.join('')}${any}</url>`;
}

/** https://www.sitemaps.org/protocol.html, with the languages as Google reads them. */
export function sitemapOf(publicUrl: string, listed: readonly ListedPage[], hasFixedPages: boolean): string {
  const pages = [...(hasFixedPages ? fixedPages : []), ...listed];
  const urls = pages.map((page) => urlOf(publicUrl, page));
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** Names the parts of a list that is too long for one file. */
export function sitemapIndexOf(publicUrl: string, firstIds: readonly number[]): string {
  const parts = firstIds.map((id) => `<sitemap><loc>${text(`${publicUrl}/sitemap/${id}.xml`)}</loc></sitemap>`);
  return `${head}<sitemapindex ${schema}>${parts.join('')}</sitemapindex>`;
}

/** Where private pages are: `/orders`, and `/admin/` for all below it. */
const privatePlaces = Object.values(routes).flatMap(({ path, access }) =>
  access === 'anyone' ? [] : (/^\/[^/:]+\/?/.exec(path) ?? []),
);
/** Disallowed for robots: the calls, and private pages. */
const closed = [...new Set(['/api/', '/dev/', ...privatePlaces])];

export function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
