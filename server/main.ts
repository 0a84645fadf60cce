import { runUntilSignal } from './platform/runUntilSignal.ts';

// Production: the client was built before, everything else comes from the settings.
await runUntilSignal(({ context }) => {
  console.log(`Gza serves ${context.config.publicUrl}`);
});
