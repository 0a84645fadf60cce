import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom without the fetch family and streams that msw and the base query need: lends Node's own. FormData stays jsdom's:
 * React makes one of a form that navigates on submit.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      Blob,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
      CompressionStream,
      DecompressionStream,
    });
    // jsdom's has random numbers alone.
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
  }
}
