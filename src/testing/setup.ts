import { afterAll, afterEach, beforeAll } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { resetMockProfile } from '#mocks/handlers/profile.ts';
import { resetMockBlocks } from '#mocks/handlers/blocks.ts';
import { resetMockPrices } from '#mocks/handlers/prices.ts';
import { resetMockOperations } from '#mocks/handlers/operations.ts';
import { resetMockTerms } from '#mocks/handlers/fleet/fleetTerms.ts';
import { resetMockFleet } from '#mocks/handlers/fleet/fleet.ts';
import { resetMockTraces } from '#mocks/handlers/traces.ts';
import { resetMockClaims } from '#mocks/handlers/orders/claims.ts';
import { resetMockOrders } from '#mocks/handlers/orders/orders.ts';
import { resetMockLink } from '#mocks/handlers/verification/verificationLinks.ts';
import { resetMockReports } from '#mocks/handlers/orders/reports.ts';
import { server } from '#mocks/server.ts';
import { resetMockSession } from '#mocks/session.ts';

// How long to look for something that lazy code brings: long enough for a machine that is busy with other tests.
configure({ asyncUtilTimeout: 50_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetMockSession();
  resetMockTraces();
  resetMockBlocks();
  resetMockOperations();
  resetMockFleet();
  resetMockTerms();
  resetMockClaims();
  resetMockOrders();
  resetMockLink();
  resetMockReports();
  resetMockPrices();
  resetMockProfile();
});
afterAll(() => server.close());

class BlindObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Nothing happens on the server of the tests by itself. */
class SilentEvents {
  static readonly CLOSED = 2;
  readyState = 0;
  addEventListener() {}
  close() {}
}

// jsdom draws nothing: these are asked for and have no consequence here.
Object.assign(window, {
  ResizeObserver: BlindObserver,
  IntersectionObserver: BlindObserver,
  EventSource: SilentEvents,
  scrollTo: () => undefined,
  scrollBy: () => undefined,
  // The names that are looked for hold nothing to escape.
  CSS: { escape: (name: string) => name },
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

// jsdom does not know how its document came.
Object.assign(performance, { getEntriesByType: () => [] });

Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// The files of jsdom can be read by a FileReader only.
Object.assign(Object.getPrototypeOf(File.prototype), {
  arrayBuffer(this: Blob) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsArrayBuffer(this);
    return promise;
  },
});

// Jest makes it 100, and every search that waits makes errors.
Error.stackTraceLimit = 10;

// To find the labels of a field, jsdom walks the page once for itself and once more for each label, whenever a name is
// asked for.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id,
      );
    },
  });
