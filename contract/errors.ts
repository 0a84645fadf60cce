import { z } from 'zod';

/** Codes of errors that are not about a field. The server owns the texts, in three languages. */
export const ErrorCode = z.enum([
  'BAD_REQUEST',
  'NOT_LOGGED_IN',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
  'INTERNAL',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Body of every error that is not about fields. */
export const ErrorBody = z.object({ message: z.string(), code: ErrorCode });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Body of a 422: the field's name to the message shown under it, in the session's language. */
export const FieldErrors = z.record(z.string(), z.string());
export type FieldErrors = z.infer<typeof FieldErrors>;
