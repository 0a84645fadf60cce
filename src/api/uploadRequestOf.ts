import type { AnyCall, ResponseOf } from '#contract/call.ts';
import { requestOf } from './requestOf.ts';
import type { ApiRequest, ArgOf, OnProgress } from './requestOf.ts';

/**
 * What an upload is called with. File and listener live in the action's `meta.arg` only, which is neither kept in the
 * store nor required to be plain data.
 */
export type Uploading<Arg> = Arg & { readonly onProgress?: OnProgress };

/** As `requestOf`, for calls whose body is a form with a file. */
export function uploadRequestOf<C extends AnyCall>(
  call: C,
): { query: (arg: Uploading<ArgOf<C>>) => ApiRequest; transformResponse: (answer: ResponseOf<C>) => ResponseOf<C> } {
  const { query, transformResponse } = requestOf(call);
  return {
    query: (arg) => {
      // Uploading adds the listener to whatever the call takes.
      const { onProgress, ...rest } = arg as Uploading<object>;
      // Without the listener it is what the call itself takes; the compiler can't see it through the generic.
      return { ...query(rest as ArgOf<C>), upload: onProgress === undefined ? {} : { onProgress } };
    },
    transformResponse,
  };
}
