import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { IN_TETRI } from '#contract/domain/money/priceBounds.ts';
import { NO_CHOICE } from '#contract/domain/values.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import { FieldError } from './apiError.ts';
import { KEY_NEEDED } from './idempotent.ts';

/** Parses params, query and body by the call's schemas; what does not fit becomes messages under fields. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (sent: unknown) => {
    const data = httpPart === 'querystring' ? filledIn(sent) : sent;
    // Fastify hands a body that was not sent on as null.
    const parsed = schema.safeParse(data ?? undefined, { reportInput: true });
    if (!parsed.success) return { error: new FieldError(fieldTexts(parsed.error.issues)) };
    const zeroed = fieldWithZeroByte(data);
    if (zeroed !== null) return { error: new FieldError({ [zeroed]: 'invalidCharacters' }) };
    return { value: parsed.data };
  };

/** A form sends its empty fields, too: `?price_max=` asks for no limit, not for one of 0. */
const filledIn = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** More wrong fields than this are not reported: no form of ours has as many, and each message is work. */
const MOST_FIELDS = 100;

/** Each issue under its field's name. */
export function fieldTexts(issues: readonly z.core.$ZodIssue[]): Record<string, FieldText> {
  // The sender names them, also `constructor`: an object would have found that one filled in.
  const fields = new Map<string, FieldText>();
  const note = (field: string, text: FieldText) =>
    fields.has(field) || fields.size >= MOST_FIELDS || fields.set(field, text);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) note([...issue.path, key].join('.'), 'unknownField');
    } else {
      note(issue.path.join('.') || 'body', textOf(issue));
    }
  }
  return Object.fromEntries(fields);
}

function textOf(issue: z.core.$ZodIssue): FieldText {
  if (issue.message === KEY_NEEDED) return KEY_NEEDED;
  if (issue.input === undefined || issue.input === '') return 'required';
  if (issue.message === NO_CHOICE) return 'notChoice';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'notWhole';
      return issue.expected === 'number' ? 'notNumber' : 'invalid';
    case 'too_small':
      if (issue.origin === 'string') return { key: 'tooShort', values: { limit: Number(issue.minimum) } };
      // No list of ours needs more than one.
      if (issue.origin === 'array') return 'required';
      if (issue.message === IN_TETRI) return { key: 'amountSmall', values: { limit: Number(issue.minimum) / 100 } };
      // Of whole numbers above a bound the next one is the smallest.
      return {
        key: 'tooSmall',
        values: { limit: String(Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)) },
      };
    case 'too_big':
      if (issue.origin === 'string') return { key: 'tooLong', values: { limit: Number(issue.maximum) } };
      if (issue.origin === 'array') return { key: 'tooMany', values: { limit: Number(issue.maximum) } };
      if (issue.message === IN_TETRI) return { key: 'amountBig', values: { limit: Number(issue.maximum) / 100 } };
      return { key: 'tooBig', values: { limit: String(issue.maximum) } };
    case 'invalid_value':
    case 'invalid_union':
      return 'notChoice';
    default:
      return 'invalid';
  }
}

/** PostgreSQL cannot store a zero byte in text. */
function fieldWithZeroByte(data: unknown, path = ''): string | null {
  if (typeof data === 'string') return data.includes('\0') ? path : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const found = fieldWithZeroByte(value, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
