import type { z } from 'zod';
import { UnderstoodFilters, type understandSearch } from '#contract/calls/cars/search.ts';
import { type Lexicon, makeLexicon } from '#contract/domain/sentence/lexicon.ts';
import { type Understood, understand } from '#contract/domain/sentence/understand.ts';
import { localDateOf, localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { getRates } from '#server/features/currency/getRates.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { parseVocabulary, readVocabulary } from './vocabularyRepository.ts';

/** A sentence costs less than a page of results, so nobody who types meets it. */
const ASKED_A_MINUTE = 1_200;
const HALF_AN_HOUR = 30 * 60_000;

type Asked = z.output<(typeof understandSearch)['body']>;

interface Answer {
  readonly filters: UnderstoodFilters;
  readonly understood: Understood[];
  readonly rest: string;
}

/** Understands sentences by the current lists; a text is not stored. */
export function makeUnderstand(context: Context): (asked: Asked, ip: string) => Promise<Answer> {
  const lexiconOf = keepLexicon();
  return async ({ text, today }, ip) => {
    await limitRate(context, { key: `sentence:${networkOf(ip)}`, limit: ASKED_A_MINUTE, windowSeconds: 60 });
    const [names, rates] = await Promise.all([readVocabulary(context.pool), getRates(context)]);
    const now = context.clock();
    const { filters, understood, rest } = understand(text, lexiconOf(names), {
      today: today ?? localDateOf(now),
      // The car of today is picked up at the next half hour that can be chosen.
      ...(today === undefined && {
        earliest: localMomentOf(Math.ceil((now.getTime() + 1) / HALF_AN_HOUR) * HALF_AN_HOUR),
      }),
      rates: Object.fromEntries(rates.map(({ code, gel_per_unit }) => [code, gel_per_unit])),
    });
    return { filters: UnderstoodFilters.parse(filters), understood: [...understood], rest };
  };
}

/** Made again when the names have changed. */
function keepLexicon(): (names: string) => Lexicon {
  let kept: { readonly names: string; readonly lexicon: Lexicon } | null = null;
  return (names) => {
    if (kept?.names !== names) {
      kept = { names, lexicon: makeLexicon({ names: parseVocabulary(names) }) };
    }
    return kept.lexicon;
  };
}
