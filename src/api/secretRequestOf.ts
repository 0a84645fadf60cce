import type { AnyCall, ResponseOf } from '#contract/call.ts';
import type { ApiRequest } from './requestOf.ts';
import { sealedRequestOf } from './sealedRequestOf.ts';
import type { SealedArgOf } from './sealedRequestOf.ts';
import { mapSecrets } from './veil.ts';
import type { Veiled } from './veil.ts';

/**
 * As `requestOf`, for calls that send or answer a secret (contract/redaction/secrets.ts names them): neither is seen in
 * an action or in the state. Mutations are made with `sendSealed`, answers of queries are read with `useOpened`.
 */
export function secretRequestOf<C extends AnyCall>(
  call: C,
): {
  query: (arg: SealedArgOf<C>) => ApiRequest;
  transformResponse: (answer: Veiled<ResponseOf<C>>) => Veiled<ResponseOf<C>>;
} {
  return {
    query: (arg) => ({ ...sealedRequestOf(call, arg), veil: mapSecrets }),
    transformResponse: (answer) => answer,
  };
}
