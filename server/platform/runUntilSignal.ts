import { ConfigError, type Config, readConfig } from '../config.ts';
import { type Server, serve } from '../serve.ts';
import { StartError } from './startError.ts';

/** The longest a stop may take. */
const DEADLINE = 10_000;

/**
 * Reads the settings, serves until SIGINT or SIGTERM, and turns what is in the way into one line and exit code 1. An error
 * that nothing handled leaves the process in an unknown state: it is logged, and the process ends in order with code 1.
 */
export async function runUntilSignal(
  started: (server: Server) => void | Promise<void>,
  prepare?: (config: Config) => Promise<void>,
): Promise<void> {
  const signal = nextSignal();
  const unhandled = firstUnhandled();
  let server: Server | null | undefined;
  const serving = async (): Promise<void> => {
    const config = readConfig(process.env);
    await prepare?.(config);
    server = await serve(config, signal);
    if (server === null) return;
    await started(server);
    await signal;
  };
  let code = 0;
  try {
    await Promise.race([serving(), unhandled]);
  } catch (error) {
    code = 1;
    if (error instanceof ConfigError || error instanceof StartError) console.error(error.message);
    else if (server === undefined || server === null) console.error(error);
    else server.log.fatal({ err: error, cause: error instanceof Error ? error.cause : undefined }, 'ends');
  }
  setTimeout(() => process.exit(1), DEADLINE).unref();
  await server?.stop().catch(() => (code = 1));
  process.exit(code);
}

/** Rejects with the first error that nothing handles; later ones while the process ends change nothing. */
function firstUnhandled(): Promise<never> {
  return new Promise((_resolve, reject) => {
    process.on('unhandledRejection', reject);
    process.on('uncaughtException', reject);
  });
}

/** Further signals change nothing: npm passes on the Ctrl-C that the terminal has sent already. */
function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}
