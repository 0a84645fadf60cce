import { traceStates } from '#contract/domain/traceRules.ts';
import { oneOf, page, urlCodec, words } from '#src/shared/lib/urlCodec.ts';

/** In the order in which they are offered. */
export const stateTabs = [...traceStates, 'all'] as const;

/** Which reports are looked at. */
export const tracesUrl = urlCodec('supportTraces', { q: words(), state: oneOf(stateTabs, 'all'), page });
