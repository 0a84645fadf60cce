import { ConfigError, type Config, readConfig } from './config.ts';
import { type Server, serve } from './serve.ts';
import { StartError } from './startError.ts';

/** The longest a stop may take. */
const DEADLINE = 10_000;

/** Reads the settings, serves until SIGINT or SIGTERM, and turns what is in the way into one line and exit code 1. */
export async function runUntilSignal(
  started: (server: Server) => void | Promise<void>,
  prepare?: (config: Config) => Promise<void>,
): Promise<void> {
  const signal = nextSignal();
  try {
    const config = readConfig(process.env);
    await prepare?.(config);
    const server = await serve(config);
    await started(server);
    await signal;
    setTimeout(() => process.exit(1), DEADLINE).unref();
    await server.stop();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** Further signals change nothing: npm passes on the Ctrl-C that the terminal has sent already. */
function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}
