import { paths } from '#src/shared/lib/paths.ts';
import { urlCodec } from '#src/shared/lib/urlCodec.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A moment in an address; what is none is left out. */
function readMoment(text: string): string | undefined {
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return new Date(text).toISOString();
}

/** At which moment an order is looked at; without one as it is now. */
export const pastUrl = urlCodec('supportOrder', { moment: { read: readMoment } });

/** Where staff see an order as it was at a moment. */
export const pastPathOf = (id: number, moment: string): string =>
  `${paths.supportOrder(id)}?moment=${encodeURIComponent(moment)}`;
