import type { AnyCall, BodyOf, ResponseOf } from '#contract/call.ts';
import type { calls, CallName } from '#contract/calls.ts';

/** A request as a mock receives it: not parsed, because the browser has no schemas. */
export interface MockRequest<C extends AnyCall> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: BodyOf<C>;
}

/** Answers one call: with its documented response, or with a `Response` where it refuses. */
export type Mock<C extends AnyCall> = (request: MockRequest<C>) => ResponseOf<C> | Response;

/** Every call has a mock: a missing or mistyped one does not compile. */
export type Mocks = { readonly [Name in CallName]: Mock<(typeof calls)[Name]> };

/** The mocks of one noun: `{…} satisfies MocksOf<'login' | 'logout'>`. */
export type MocksOf<Name extends CallName> = Pick<Mocks, Name>;
