import type { AnyCall, ResponseOf } from '#contract/call.ts';
import { requestOf } from './requestOf.ts';
import type { ApiRequest, ArgOf } from './requestOf.ts';

/** What a write that costs money or dates is called with: the same key for every try of the same wish. */
export type Keyed<Arg> = Arg & { readonly idempotencyKey: string };

/** As `requestOf`, for the calls that take an `Idempotency-Key`. */
export function keyedRequestOf<C extends AnyCall>(
  call: C,
): { query: (arg: Keyed<ArgOf<C>>) => ApiRequest; transformResponse: (answer: ResponseOf<C>) => ResponseOf<C> } {
  const { query, transformResponse } = requestOf(call);
  return {
    query: (arg) => {
      // Keyed adds the key to whatever the call takes.
      const { idempotencyKey, ...rest } = arg as Keyed<object>;
      // Without the key it is what the call itself takes; the compiler can't see it through the generic.
      return { ...query(rest as ArgOf<C>), idempotencyKey };
    },
    transformResponse,
  };
}
