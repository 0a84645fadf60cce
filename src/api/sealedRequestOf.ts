import type { AnyCall, BodyOf } from '#contract/call.ts';
import { requestOf } from './requestOf.ts';
import type { ApiRequest, ArgOf, Parcel } from './requestOf.ts';
import type { Sealed } from './vault.ts';

/** What an endpoint is called with whose body nobody may see in its action: a reference in its place. */
export type SealedArgOf<C extends AnyCall> = [BodyOf<C>] extends [undefined]
  ? ArgOf<C>
  : Omit<ArgOf<C>, 'body'> & { readonly sealed: Sealed<Parcel<BodyOf<C>>> };

/** As `requestOf` makes it, but for the body, which is in the vault; one that is not there is not sent. */
export function sealedRequestOf<C extends AnyCall>(call: C, arg: SealedArgOf<C>): ApiRequest {
  // Both kinds of arguments are one of these shapes; the compiler can't see it through the generic.
  const { sealed, body: _open, ...rest } = (arg ?? {}) as Parcel & { readonly sealed?: Sealed<Parcel> };
  return { ...requestOf(call).query(rest as ArgOf<C>), ...(sealed !== undefined && { sealed }) };
}
