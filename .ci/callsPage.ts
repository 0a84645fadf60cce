import type { AnyCall } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { streamEvents } from '../contract/events.ts';
import { schemaText } from './schemaText.ts';

const introduction = `# Calls

Every call of the API, made from \`contract/\` by \`npm run docs\`: do not edit by hand.

- Answers and bodies are JSON. Unsafe methods need \`X-Requested-With: XMLHttpRequest\`.
- A 422 is a map from the field's name to the message shown under it. Every other error is \`{message, code}\`.
- 401 \`NOT_LOGGED_IN\`, 403 \`NOT_ALLOWED\`, 404 \`NOT_FOUND\`, 422, 429 \`TOO_MANY_REQUESTS\` and, of calls with an \`Idempotency-Key\`, 409 \`IN_PROGRESS\` go without saying.
- Money is in tetri, a hundredth of a lari. Rental moments are local to Tbilisi.
- One address is no call, as its answer never ends: \`${streamEvents.method} ${streamEvents.path}\`, for ${streamEvents.access}. ${streamEvents.summary}
`;

/** The text of docs/calls.md. */
export function callsPage(): string {
  const entries: [string, AnyCall][] = Object.entries(calls);
  const sections = entries
    .sort(([, a], [, b]) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
    .map(([name, call]) => section(name, call));
  return `${[introduction, ...sections].join('\n')}`;
}

function section(name: string, call: AnyCall): string {
  const parts = [
    ['Path', schemaText(call.params, 'input')],
    ['Query', schemaText(call.query, 'input')],
    [call.upload ? 'Body, as multipart/form-data' : 'Body', schemaText(call.body, 'input')],
    [`Answer ${call.success}`, schemaText(call.response, 'output')],
  ] as const;
  const texts = parts.flatMap(([title, text]) => (text === null ? [] : [`${title}:\n\n\`\`\`ts\n${text}\n\`\`\`\n`]));
  if (call.response.type === 'undefined') texts.push(`Answer ${call.success}: nothing.\n`);
  const keys = { none: '', optional: ' Takes an `Idempotency-Key`.', required: ' Needs an `Idempotency-Key`.' };
  const errors = call.errors.length === 0 ? '' : ` Errors of its own: ${call.errors.join(', ')}.`;
  return [
    `## ${call.method} ${call.path}\n`,
    `\`${name}\`, for ${call.access}. ${call.summary}${keys[call.idempotency]}${errors}\n`,
    ...texts,
  ].join('\n');
}
