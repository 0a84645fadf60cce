import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';

/** An error whose status and code the caller may see; the text comes from the texts of the session's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  /** What to do instead, beside message and code. */
  readonly details: Omit<ErrorBody, 'message' | 'code'>;

  constructor(
    status: number,
    code: ErrorCode,
    headers: Readonly<Record<string, string>> = {},
    details: Omit<ErrorBody, 'message' | 'code'> = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

/** A 422: field names to text keys (see server/platform/texts), shown under the fields. */
export class FieldError extends Error {
  readonly fields: Readonly<Record<string, FieldText>>;

  constructor(fields: Readonly<Record<string, FieldText>>) {
    super('FIELDS');
    this.fields = fields;
  }
}
