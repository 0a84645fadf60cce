import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { FieldError } from './apiError.ts';
import { type CallRequest, registerCall } from './route.ts';

export type FieldTexts = FieldError['fields'];

type FormCall = AnyCall & { readonly body: z.ZodObject };

interface FormRequest<C extends FormCall> extends Pick<CallRequest<C>, 'body' | 'raw'> {
  /** What the schema has refused: the body has a blank there, and must not be acted on unless this is empty. */
  readonly wrong: FieldTexts;
}

/** Like `route`, for a form whose use case reports all mistakes at once, those of the schema included. */
export function routeForm<C extends FormCall, const Answer extends z.input<C['response']>>(
  app: FastifyInstance,
  call: C,
  handler: (request: FormRequest<C>) => Promise<Answer>,
): void {
  registerCall(
    app,
    call,
    async ({ body, raw }) => {
      const wrong = wrongFields(raw);
      return handler({ body: Object.keys(wrong).length === 0 ? body : filledUp(call, raw.body), raw, wrong });
    },
    { attachValidation: true },
  );
}

function wrongFields({ validationError: error, body }: FastifyRequest): FieldTexts {
  if (error === undefined) return {};
  // A body that is no form has no other fields to report.
  if (!(error instanceof FieldError) || typeof body !== 'object' || body === null || Array.isArray(body)) throw error;
  return error.fields;
}

/** What was sent, with a blank wherever the schema refuses it. */
function filledUp<C extends FormCall>(call: C, sent: unknown): z.output<C['body']> {
  const given = new Map(Object.entries(sent ?? {}));
  const fields = Object.entries<z.ZodType>(call.body.shape).map(([name, field]) => {
    const parsed = field.safeParse(given.get(name));
    return [name, parsed.success ? parsed.data : ['', 0].find((blank) => field.safeParse(blank).success)] as const;
  });
  // Every field of the shape has a value of its own type here.
  return Object.fromEntries(fields) as z.output<C['body']>;
}
