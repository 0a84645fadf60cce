import { codeOf, has } from './itemSense.ts';
import type { Item } from './readItems.ts';
import type { Found, Read, Reading, Setting } from './reading.ts';

/** Which of the lists is meant where a name is in several of them: the first. */
const listsByRank = ['transmission', 'drive', 'fuel', 'steering', 'category', 'car_type', 'brand', 'model', 'extras', 'equipment', 'terms'] as const; // prettier-ignore
/** So few values that all others can be listed. */
const shortLists: readonly string[] = ['transmission', 'drive', 'fuel', 'steering', 'category', 'car_type'];
const singles = ['sort', 'rating_min', 'instant'] as const;

/** A value of a list, or a choice. */
export const readValue: Read = (reading, at) => {
  const { items, lexicon } = reading;
  const item = items[at];
  if (isPickingUp(reading, at)) return { end: at + 1, settings: [] };
  const short = readShortName(reading, at);
  if (short !== null) return short;
  const single = singles.find((kind) => has(item, kind));
  if (single !== undefined) {
    const code = codeOf(item, single) ?? '';
    return { end: at + 1, settings: [{ field: single, value: single === 'rating_min' ? Number(code) : code }] };
  }
  const kind = isBrandHere(reading, at) ? 'brand' : listsByRank.find((list) => has(item, list));
  if (kind === undefined) return has(item, 'colour') ? { end: at + 1, settings: [], isRest: true } : null;
  const field = ofBody(reading, kind, item);
  const codes = [...(item?.senses.get(field) ?? [])];
  // "привод", "коробка": any value of the list.
  if (codes.length > 1 && codes.length === lexicon.codesOf(field).length) return { end: at + 1, settings: [] };
  if (field === 'category' && codes.includes('economy') && hasBody(reading))
    return { end: at + 1, settings: [{ field: 'sort', value: 'price_asc' }] };
  return { end: at + 1, settings: codes.map((code) => codeSetting(field, code)) };
};

/** Categories that say how good a car is, not which body it has. */
const classes = ['economy', 'comfort', 'business'];
const isClass = (item: Item | undefined): boolean => classes.some((code) => has(item, 'category', code));
const hasBody = ({ items }: Reading): boolean => items.some((item) => has(item, 'category') && !isClass(item));

/** A car has one category: beside "luxury", an "SUV" is a body. And "cheap" beside an SUV is an order. */
function ofBody({ items }: Reading, kind: string, item: Item | undefined): string {
  const isBody = kind === 'category' && !isClass(item) && has(item, 'car_type');
  const isGraded = items.some((one) => has(one, 'category', 'business') || has(one, 'category', 'comfort'));
  return isBody && isGraded ? 'car_type' : kind;
}

/** "Pick up at the airport" is no truck. */
function isPickingUp({ items }: Reading, at: number): boolean {
  const next = items[at + 1];
  if (!has(items[at], 'take')) return false;
  if (['airport', 'relative', 'which', 'clock'].some((kind) => has(next, kind)) || next?.text === 'it') return true;
  if (has(items[at - 1], 'airport')) return true;
  if (!has(next, 'lead')) return false;
  return (
    items[at]?.text === 'pick' ||
    has(next, 'lead', 'at') ||
    has(items[at + 2], 'airport') ||
    has(items[at + 3], 'airport')
  );
}

const codeSetting = (field: string, value: string): Setting => ({ field, value, isCode: true });

/** "Джип Вранглер", "ГАЗ 24": of what is a brand, too, and something else. */
function isBrandHere({ items, lexicon }: Reading, at: number): boolean {
  const brands = items[at]?.senses.get('brand');
  if (brands === undefined) return false;
  const [brand] = brands;
  return ['model', 'short_model'].some((kind) =>
    [...(items[at + 1]?.senses.get(kind) ?? [])].some((model) => lexicon.brandOf.get(model) === brand),
  );
}

/** "передний" beside "привод", "3" after "Mazda". */
function readShortName({ items, lexicon }: Reading, at: number): Found | null {
  const item = items[at];
  for (const kind of ['drive', 'steering']) {
    const code = codeOf(item, `short_${kind}`);
    const isNamed = [items[at - 1], items[at + 1]].some(
      (beside) => (beside?.senses.get(kind)?.size ?? 0) > 1 || (kind === 'steering' && beside?.text === 'wheel'),
    );
    if (code !== null && isNamed && !has(item, kind)) return { end: at + 1, settings: [codeSetting(kind, code)] };
  }
  const before = items[at - 1]?.senses.get('brand');
  const models = [...(item?.senses.get('short_model') ?? [])];
  const model = models.find((code) => before?.has(lexicon.brandOf.get(code) ?? ''));
  return model === undefined ? null : { end: at + 1, settings: [codeSetting('model', model)] };
}

/** "not diesel", "без водителя", "დიზელის გარეშე": all other values of a short list; of another kind it is no filter. */
export const readNegation: Read = (reading, at) => {
  const { items } = reading;
  const isBefore = has(items[at], 'not');
  let value = isBefore ? at + 1 : at;
  while (isBefore && has(items[value], 'filler') && !isValue(reading, value) && value < at + 3) value += 1;
  if (!isValue(reading, value)) return null;
  const after = items[value + 1];
  const isLast = items[value + 2] === undefined || items[value + 2]?.gap === 'comma';
  const isAfter = !isBefore && (has(after, 'notAfter') || (after?.text === 'არა' && after.gap !== 'comma' && isLast));
  if (!isBefore && !isAfter) return null;
  const end = isAfter ? value + 2 : value + 1;
  const found = readValue(reading, value);
  const [first] = found?.settings ?? [];
  if (found?.isRest === true) return { end, settings: [], isRest: true };
  // "без водителя": so are all cars, and of equipment nobody asks for its absence.
  if (first === undefined || ['extras', 'equipment', 'terms', 'instant', 'sort', 'rating_min'].includes(first.field))
    return { end, settings: [] };
  if (!shortLists.includes(first.field)) return { end, settings: [], isRest: true };
  return { end, settings: (found?.settings ?? []).map((setting) => ({ ...setting, isNot: true })) };
};

function isValue({ items }: Reading, at: number): boolean {
  return [...listsByRank, ...singles, 'colour'].some((kind) => has(items[at], kind));
}
