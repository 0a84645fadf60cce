import type { ParsedBodyOf } from '#contract/call.ts';
import { linesOfTheirOwn } from '#contract/domain/money/chargeCodes.ts';
import type * as calls from '#contract/calls/reference/referenceEdit.ts';
import type { ReferenceItem } from '#contract/calls/reference/referenceEdit.ts';
import type { ReferenceList } from '#contract/domain/referenceLists.ts';
import type { Language } from '#contract/domain/values.ts';
import { type AuditEvent, recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { deleteItem, holdItem, insertItem, listItems, refreshSearchTerms, updateItem } from './referenceRepository.ts';

type Books = Pick<Context, 'db' | 'clock'>;

/** Adds a value to a list; its code is for good. */
export async function addItem(
  context: Books,
  actor: Actor,
  list: ReferenceList,
  { code, names, descriptions, brand, icon }: ParsedBodyOf<typeof calls.addReferenceItem>,
): Promise<ReferenceItem> {
  if ((list === 'models') !== (brand !== undefined))
    throw new FieldError({ brand: brand === undefined ? 'required' : 'unknownField' });
  refuseWrongDescriptions(list, descriptions, 'needed');
  refuseIcon(list, icon);
  // On a bill an extra of that code would be read as something else.
  if (list === 'extras' && linesOfTheirOwn.includes(code)) throw new FieldError({ code: 'codeTaken' });
  const item = {
    code,
    names,
    descriptions: descriptions ?? null,
    brand: brand ?? null,
    icon: list === 'equipment' ? (icon ?? 'check') : null,
  };
  await context.db.transaction().execute(async (transaction) => {
    const wrong = await insertItem(transaction, list, item);
    if (wrong === 'code') throw new FieldError({ code: 'codeTaken' });
    if (wrong === 'brand') throw new FieldError({ brand: 'notChoice' });
    await refreshSearchTerms(transaction);
    await audit(context, transaction, actor, { list, code, words: { before: null, after: names.en } });
  });
  return findItem(context, list, code);
}

export async function changeItem(
  context: Books,
  actor: Actor,
  list: ReferenceList,
  { code, names, descriptions, icon }: ParsedBodyOf<typeof calls.changeReferenceItem>,
): Promise<ReferenceItem> {
  refuseWrongDescriptions(list, descriptions, 'possible');
  refuseIcon(list, icon);
  await context.db.transaction().execute(async (transaction) => {
    await holdItem(transaction, list, code);
    const [before] = await listItems(transaction, list, code);
    if (before === undefined) throw new ApiError(404, 'NOT_FOUND');
    const after = {
      code,
      names: withTexts(before.names, names),
      descriptions: before.descriptions && withTexts(before.descriptions, descriptions),
      icon: icon ?? before.icon,
    };
    const changes = changesOf(factsOf(before), factsOf(after));
    if (Object.keys(changes).length === 0) return;
    await updateItem(transaction, list, after);
    await refreshSearchTerms(transaction);
    await audit(context, transaction, actor, { list, code, ...changes });
  });
  return findItem(context, list, code);
}

/** What another admin has written meanwhile in another language stays. */
const withTexts = (
  before: ReferenceItem['names'],
  typed: { readonly [Of in Language]?: string | undefined } = {},
): ReferenceItem['names'] => ({
  en: typed.en ?? before.en,
  ka: typed.ka ?? before.ka,
  ru: typed.ru ?? before.ru,
});

export async function removeItem(context: Books, actor: Actor, list: ReferenceList, code: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const outcome = await deleteItem(transaction, list, code);
    if (outcome === 'missing') throw new ApiError(404, 'NOT_FOUND');
    if (outcome === 'used') throw new ApiError(409, 'IN_USE');
    await refreshSearchTerms(transaction);
    await audit(context, transaction, actor, { list, code, words: { before: code, after: null } });
  });
}

async function findItem({ db }: Books, list: ReferenceList, code: string): Promise<ReferenceItem> {
  const [item] = await listItems(db, list, code);
  if (item === undefined) throw new ApiError(404, 'NOT_FOUND');
  return item;
}

/** Equipment alone has a picture. */
function refuseIcon(list: ReferenceList, icon: ReferenceItem['icon'] | undefined): void {
  if (list !== 'equipment' && icon !== undefined) throw new FieldError({ icon: 'unknownField' });
}

/** Extras alone say what they are. */
function refuseWrongDescriptions(
  list: ReferenceList,
  descriptions: object | undefined,
  manner: 'needed' | 'possible',
): void {
  if (list !== 'extras' && descriptions !== undefined) throw new FieldError({ descriptions: 'unknownField' });
  if (list === 'extras' && manner === 'needed' && descriptions === undefined)
    throw new FieldError({ descriptions: 'required' });
}

const wordsOf = ({ en, ka, ru }: ReferenceItem['names']): string => [en, ka, ru].join(' · ');

type Facts = Readonly<Record<'words' | 'descriptions' | 'icon', string | null>>;

/** What the log says of a value. */
const factsOf = ({ names, descriptions, icon }: Pick<ReferenceItem, 'names' | 'descriptions' | 'icon'>): Facts => ({
  words: wordsOf(names),
  descriptions: descriptions && wordsOf(descriptions),
  icon,
});

const changesOf = (before: Facts, after: Facts): AuditEvent['details'] =>
  Object.fromEntries(
    (['words', 'descriptions', 'icon'] as const)
      .filter((fact) => before[fact] !== after[fact])
      .map((fact) => [fact, { before: before[fact], after: after[fact] }]),
  );

const audit = ({ clock }: Books, transaction: Books['db'], actor: Actor, details: AuditEvent['details']) =>
  recordAudit(transaction, {
    at: clock(),
    actorUserId: actor.userId,
    action: 'reference_changed',
    subjectUserId: null,
    details,
  });
