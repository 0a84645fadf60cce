import type { Context } from '#server/context.ts';
import { hasAccount } from '#server/features/auth/accountRepository.ts';
import { type Field, readFields, type Values } from '#server/features/auth/fields/fields.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { isWithinRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import type { FieldTexts } from '#server/platform/http/routeForm.ts';

interface TypedForm<F> {
  readonly fields: F;
  /** What the call's schema has refused already. */
  readonly wrong: FieldTexts;
  readonly ip: string;
}

/**
 * The clean values of a form, or one 422 that names everything that is wrong with it, a used address too.
 * `allow` is called once everything typed is right; it counts, and may refuse.
 */
export async function readRegistration<F extends Record<string, Field<unknown>> & { readonly email: Field<string> }>(
  context: Context,
  { fields, wrong, ip }: TypedForm<F>,
  allow: (values: Values<F>) => Promise<void>,
): Promise<Values<F>> {
  const refused = await fieldsRefusedBy(() => allow(readFields(fields, wrong)));
  const isAllowed = Object.keys(refused).length === 0;
  const isTaken =
    'value' in fields.email &&
    (isAllowed || (await mayLookUp(context, ip))) &&
    (await hasAccount(context.db, fields.email.value));
  return readFields(isTaken ? { ...fields, email: { problem: 'emailTaken' } } : fields, refused);
}

async function fieldsRefusedBy(allow: () => Promise<void>): Promise<FieldTexts> {
  try {
    await allow();
    return {};
  } catch (error) {
    if (error instanceof FieldError) return error.fields;
    throw error;
  }
}

/** A form with mistakes uses up no registration, but may not ask without end who has an account. */
async function mayLookUp(context: Context, ip: string): Promise<boolean> {
  return isWithinRate(context, { key: `lookup:${networkOf(ip)}`, limit: 20, windowSeconds: 3600 });
}
