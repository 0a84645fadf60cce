import { pageCalls } from '#contract/pageCalls.ts';
import type { AnsweredQuery, PageCallName, PageQuery } from '#contract/pages.ts';
import type { Language } from '#contract/values.ts';
import type { Context } from './context.ts';
import { getHome } from './features/cars/home/getHome.ts';
import { getCalendar } from './features/cars/page/getCalendar.ts';
import { getCar } from './features/cars/page/getCar.ts';
import { listSimilar } from './features/cars/page/listSimilar.ts';
import { makeSearchCars } from './features/cars/search/searchCars.ts';
import { getRates } from './features/currency/getRates.ts';
import { listPlaces } from './features/places/listPlaces.ts';
import { readReference } from './features/reference/referenceRepository.ts';
import { listReviews } from './features/reviews/listReviews.ts';
import { readRentalDates } from './rental/rentalDates.ts';

type Answer = AnsweredQuery['answer'];
type Answering<Name extends PageCallName> = (
  params: ReturnType<(typeof pageCalls)[Name]['params']['parse']>,
  query: ReturnType<(typeof pageCalls)[Name]['query']['parse']>,
  language: Language,
) => Promise<Answer>;

/** What the use case wrote as JSON for a call of this very shape. */
const read = async (text: Promise<string>): Promise<Answer> => JSON.parse(await text) as Answer;

/** Answers what public pages show, as the calls of the same names do, without asking oneself over HTTP. */
export function makePageAnswers(context: Context) {
  const { pool, clock } = context;
  const searchCars = makeSearchCars(context);
  const answers: { readonly [Name in PageCallName]: Answering<Name> } = {
    getHome: (_params, _query, language) => read(getHome(pool, language)),
    getRates: async () => ({ status: 'success', rates: await getRates(context) }),
    getReference: (_params, _query, language) => read(readReference(pool, language)),
    listReviews: async (_params, { cursor }) => ({ status: 'success', ...(await listReviews(pool, null, cursor)) }),
    searchCars: (_params, query, language) => read(searchCars(query, language)),
    getCar: async ({ id }, query, language) => ({
      status: 'success',
      car: await getCar(pool, id, language, readRentalDates(query, clock())),
    }),
    getCalendar: async ({ id }, { from, to }) => ({
      status: 'success',
      days: await getCalendar(context, id, from, to),
    }),
    listSimilar: ({ id }, query, language) => read(listSimilar(pool, id, language, readRentalDates(query, clock()))),
    listPlaces: async (_params, query, language) => ({
      status: 'success',
      ...(await listPlaces(context, query, language)),
    }),
    listCarReviews: async ({ id }, { cursor }) => ({ status: 'success', ...(await listReviews(pool, id, cursor)) }),
  };
  return async (asked: PageQuery, language: Language): Promise<AnsweredQuery> => {
    const call = pageCalls[asked.name];
    // Each answer takes what the schemas of its own call give; the compiler cannot follow one name through both.
    const answer = answers[asked.name] as (params: unknown, query: unknown, language: Language) => Promise<Answer>;
    const query = call.query.parse(call.query.type === 'undefined' ? undefined : (asked.query ?? {}));
    const found = await answer(call.params.parse(asked.params), query, language);
    // As a route does: what the call does not promise stays here.
    return { ...asked, answer: call.response.parse(found) };
  };
}

export type AnswerPage = ReturnType<typeof makePageAnswers>;
