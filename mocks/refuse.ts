import type { ErrorCode, FieldErrors } from '#contract/errors.ts';

/** An error that is not about a field. */
export function refuse(status: number, code: ErrorCode, message: string): Response {
  return Response.json({ message, code }, { status });
}

/** A 422 with a message for each field. */
export function refuseFields(fields: FieldErrors): Response {
  return Response.json(fields, { status: 422 });
}
