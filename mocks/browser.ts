import { setupWorker } from 'msw/browser';
import { calendarFile } from './calendarFile.ts';
import { eventStream } from './eventStream.ts';
import { handlers } from './handlers.ts';

/** Entry of `npm run dev:mocks`: the pages without a server. The app starts once its network is faked. */
async function start(): Promise<void> {
  await setupWorker(calendarFile, eventStream, ...handlers).start({ onUnhandledFrame: 'bypass', quiet: true });
  await import('#src/entry.ts');
}

void start();
