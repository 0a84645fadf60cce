/**
 * The result of a dispatch in a replay: a promise that never settles, with what screens use of a request, and a
 * function, as some screens expect one that stops their work. Code that awaits it goes no further.
 */
interface InertAnswer extends PromiseLike<never> {
  (): undefined;
  readonly arg: Readonly<Record<string, never>>;
  readonly requestId: string;
  readonly queryCacheKey: string;
  readonly catch: () => Promise<never>;
  readonly finally: () => Promise<never>;
  readonly unwrap: () => Promise<never>;
  readonly refetch: () => InertAnswer;
  readonly abort: () => void;
  readonly reset: () => void;
  readonly unsubscribe: () => void;
  readonly updateSubscriptionOptions: () => void;
}

const nothing = () => undefined;
const never = new Promise<never>(nothing);
const neverSettle = () => never;

export const inertAnswer: InertAnswer = Object.assign(() => undefined, {
  arg: {},
  requestId: 'replay',
  queryCacheKey: 'replay',
  // A request is awaited like a promise.
  // oxlint-disable-next-line unicorn/no-thenable
  then: neverSettle,
  catch: neverSettle,
  finally: neverSettle,
  unwrap: neverSettle,
  refetch: () => inertAnswer,
  abort: nothing,
  reset: nothing,
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
});
