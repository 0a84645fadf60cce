import { pageCalls } from '#contract/pageCalls.ts';
import type { AnsweredQuery, PageCallName, PageQuery } from '#contract/pages.ts';
import type { Language } from '#contract/domain/values.ts';
import type { SharedHandlers } from './platform/http/route.ts';

type Answer = AnsweredQuery['answer'];

/** Answers what public pages show by the handlers of the calls of the same names, without asking oneself over HTTP. */
export function makePageAnswers(handlers: SharedHandlers) {
  const handlerOf = (name: PageCallName) => {
    const handler = handlers.get(pageCalls[name]);
    if (handler === undefined) throw new Error(`No route answers everybody alike to ${name}.`);
    return handler;
  };
  return async (pageQuery: PageQuery, language: Language): Promise<AnsweredQuery> => {
    const call = pageCalls[pageQuery.name];
    const params = call.params.parse(pageQuery.params);
    const query = call.query.parse(call.query.type === 'undefined' ? undefined : (pageQuery.query ?? {}));
    const found = await handlerOf(pageQuery.name)({ params, query, language });
    // What was written as JSON has the shape of the call's answer, which tests hold it to.
    const answer = typeof found === 'string' ? (JSON.parse(found) as Answer) : found;
    // As a route does: what the call does not promise stays here.
    return { ...pageQuery, answer: call.response.parse(answer) };
  };
}

export type AnswerPage = ReturnType<typeof makePageAnswers>;
