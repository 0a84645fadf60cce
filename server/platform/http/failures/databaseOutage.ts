const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/**
 * Connection exceptions, too many connections, shutdowns, statements or locks that took too long or waited for each
 * other, and a write that met a database which is no longer, or not yet, the one that is written to.
 */
const SQL_STATES = /^(08...|53...|57P0.|57014|55P03|40001|40P01|25P0[34]|25006)$/;
/** What pg and its pool say without a code. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection is closed|not queryable|connection error/i;

/** Whether an error means that the database cannot be reached or does not keep up, so that trying again may help. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    (CODES.has(code) && 'syscall' in error && error.syscall !== 'open') ||
    SQL_STATES.test(code) ||
    MESSAGES.test(error.message)
  );
}
