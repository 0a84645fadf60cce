import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
  TagDescription,
} from '@reduxjs/toolkit/query/react';
import type { AnyCall, ResponseOf } from '#contract/call.ts';
import type { CallOf, Facts, FactsOf } from '#contract/facts.ts';
import type { TagPlace, Tags, TagType } from '#contract/tags.ts';
import type { baseQuery } from './baseQuery.ts';
import type { RequestFailure } from './requestFailure.ts';
import { requestOf } from './requestOf.ts';
import type { ApiRequest, ArgOf } from './requestOf.ts';
import type { RequestManner } from './requests.ts';
import type { Veiled } from './veil.ts';

type Build = EndpointBuilder<typeof baseQuery, TagType, 'api'>;

/** What actions and the state have of an answer. */
export type AnswerOf<C extends AnyCall> = true extends C['isSecret'] ? Veiled<ResponseOf<C>> : ResponseOf<C>;

type EndpointOf<C extends AnyCall> = C['isQuestion'] extends true
  ? QueryDefinition<ArgOf<C>, typeof baseQuery, TagType, AnswerOf<C>, 'api'>
  : MutationDefinition<ArgOf<C>, typeof baseQuery, TagType, AnswerOf<C>, 'api'>;

/** What the calls do not define, for all of them. */
interface More {
  readonly extraOptions?: RequestManner;
  /** Seconds; only of questions. */
  readonly keepUnusedDataFor?: number;
}

/** The endpoints of these calls, by the same names. */
export function endpointsOf<Calls extends Readonly<Record<string, Facts>>>(
  build: Build,
  calls: Calls,
  more: More = {},
): { [Name in keyof Calls]: EndpointOf<CallOf<Calls[Name]>> } {
  const made = Object.entries(calls).map(([name, call]) => [name, endpointOf(build, call, more)]);
  // Each is made from the call whose types it has.
  return Object.fromEntries(made) as { [Name in keyof Calls]: EndpointOf<CallOf<Calls[Name]>> };
}

function endpointOf(build: Build, call: Facts, more: More) {
  const { isQuestion = call.method === 'GET', provides = {}, invalidates = {} } = call;
  const query = (arg: unknown) => requestOf(call, arg);
  return isQuestion
    ? build.query<unknown, unknown>({
        ...more,
        query,
        providesTags: (answer, _error, arg) => shownTags(provides, arg, answer),
      })
    : build.mutation<unknown, unknown>({
        ...more,
        query,
        invalidatesTags: (answer, error, arg) => (isAsBefore(error) ? [] : changedTags(invalidates, arg, answer)),
      });
}

/**
 * Lists with infinite scrolling: the next page starts at the cursor of the last answer. `argOf` gives the arguments
 * without the cursor.
 */
export function pagesOf<C extends AnyCall, Arg>(
  call: FactsOf<C>,
  argOf: (arg: Arg) => { readonly params?: object; readonly query?: object },
) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor ?? undefined,
    },
    query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: string | null }): ApiRequest => {
      const arg = argOf(queryArg);
      return requestOf(call, { ...arg, query: { ...arg.query, ...after(pageParam) } });
    },
    providesTags: (_answer: unknown, _error: unknown, arg: Arg) =>
      shownTags(call.provides ?? {}, argOf(arg), undefined),
  };
}

/** The query parameter for that cursor. */
export const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

type Tag = TagDescription<TagType>;

const every = 'every';

/** Lists show many of a kind: a change of any of them refetches the list. */
const shownTags = (tags: Tags, arg: unknown, answer: unknown): Tag[] =>
  entriesOf(tags).map(([type, place]) => ({ type, id: idAt(place, arg, answer) ?? every }));

/** Where the changed one is unknown, all may have changed. */
export const changedTags = (tags: Tags, arg: unknown, answer: unknown): Tag[] =>
  entriesOf(tags).flatMap(([type, place]): Tag[] => {
    const id = idAt(place, arg, answer);
    return id === undefined
      ? [type]
      : [
          { type, id },
          { type, id: every },
        ];
  });

// The keys of an object of tags are their types.
const entriesOf = (tags: Tags) => Object.entries(tags) as [TagType, TagPlace][];

function idAt(place: TagPlace, arg: unknown, answer: unknown): string | number | undefined {
  if (place === every) return undefined;
  const value = place
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      Object.assign({}, arg, { answer }),
    );
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** It was refused because of its own values: nothing has changed on the server either. */
const isAsBefore = (error: RequestFailure | undefined): boolean =>
  error !== undefined && error.status >= 400 && error.status < 500 && error.status !== 404 && error.status !== 409;
