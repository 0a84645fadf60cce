import type { AnyCall, Method } from './call.ts';
import type { Tags } from './tags.ts';

/** What the browser needs to know of a call to make it. Absent fields have the usual value. */
export interface Facts {
  readonly method: Method;
  readonly path: string;
  /** Absent where it equals `method === 'GET'`. */
  readonly isQuestion?: boolean;
  readonly isSecret?: boolean;
  readonly upload?: boolean | 'or json';
  readonly carriesToken?: boolean;
  readonly isKeptOffline?: boolean;
  readonly provides?: Tags;
  readonly invalidates?: Tags;
}

declare const whole: unique symbol;

/** The same, knowing by its type alone what the call takes and answers: `contract/generated` is made of these. */
export interface FactsOf<C extends AnyCall> extends Facts {
  readonly [whole]?: C;
}
/** The call that facts are of. */
export type CallOf<F extends Facts> = F extends FactsOf<infer C> ? C : never;
