import type { AnyCall, ResponseOf } from '#contract/call.ts';
import type { ApiRequest } from './requestOf.ts';
import { sealedRequestOf } from './sealedRequestOf.ts';
import type { SealedArgOf } from './sealedRequestOf.ts';

/** As `requestOf`, for calls whose body is a form with a file; they are made with `sendSealed`. */
export function uploadRequestOf<C extends AnyCall>(
  call: C,
): { query: (arg: SealedArgOf<C>) => ApiRequest; transformResponse: (answer: ResponseOf<C>) => ResponseOf<C> } {
  return {
    query: (arg) => ({ ...sealedRequestOf(call, arg), isUpload: true }),
    transformResponse: (answer) => answer,
  };
}
