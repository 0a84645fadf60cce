import { jestExpect } from '@jest/expect';
import { ModuleMocker } from 'jest-mock';
import { resetMockOrders } from '#mocks/handlers/orders/orders.ts';
import { resetMockProfile } from '#mocks/handlers/profile.ts';
import { server } from '#mocks/server.ts';
import { resetMockSession } from '#mocks/session.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { hooks, register } from './testStandIn.ts';

/**
 * Stands in for `@jest/globals` where tests need a store and a network but draw nothing. Its `expect` and its mocks are
 * Jest's own; what is missing here makes a test fail before anything is changed.
 */
const mocker = new ModuleMocker(globalThis);

export const expect = jestExpect;
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout: () => undefined,
};

type Run = (...row: readonly unknown[]) => unknown;
export const beforeEach = (work: () => unknown) => void hooks.before.push(work);
export const afterEach = (work: () => unknown) => void hooks.after.push(work);

function runOne(name: string, run: Run, row: readonly unknown[] = []): void {
  const { before: befores, after: afters } = hooks;
  register(name, async () => {
    try {
      for (const before of befores) await before();
      await run(...row);
    } finally {
      for (const after of afters) await after();
      server.resetHandlers();
      resetMockSession();
      resetMockOrders();
      resetMockProfile();
    }
  });
}

export const test = Object.assign((name: string, run: Run) => runOne(name, run), {
  each: (rows: readonly unknown[]) => (name: string, run: Run) => {
    for (const row of rows) runOne(name, run, Array.isArray(row) ? row : [row]);
  },
});

class StorageEventOfTests extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  constructor(type: string, { key, newValue }: { readonly key: string | null; readonly newValue: string | null }) {
    super(type);
    this.key = key;
    this.newValue = newValue;
  }
}

class PageTransitionEventOfTests extends Event {
  readonly persisted: boolean;
  constructor(type: string, { persisted }: { readonly persisted: boolean }) {
    super(type);
    this.persisted = persisted;
  }
}

/** Nothing happens on the server of the tests by itself. */
class SilentEvents extends EventTarget {
  static readonly CLOSED = 2;
  readonly close = () => undefined;
}

const page = new EventTarget();

// The address of a page for relative requests, its events, and the messages between its tabs.
Object.assign(globalThis, {
  window: globalThis,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  location: new URL('http://localhost/'),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  EventSource: SilentEvents,
  StorageEvent: StorageEventOfTests,
  PageTransitionEvent: PageTransitionEventOfTests,
  sessionStorage: memoryStorage(),
});
server.listen({ onUnhandledFrame: 'error' });
