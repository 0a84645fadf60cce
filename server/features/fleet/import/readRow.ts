import { carField, type CarFieldName, type CodeField, codeFields } from '#contract/domain/cars/carFields.ts';
import { CarChanges } from '#contract/domain/cars/fleetFields.ts';
import type { FieldError } from '#server/platform/http/apiError.ts';
import { fieldTexts } from '#server/platform/http/validation.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import type { ReferenceLists } from '../referenceRepository.ts';
import { fieldColumns, translatedColumns } from './columns.ts';
import type { CsvRow } from './readCsv.ts';

export interface ImportLists {
  readonly reference: ReferenceLists;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

export interface ReadRow {
  readonly changes: CarChanges;
  readonly problems: FieldError['fields'];
}

const LONGEST_QUOTE = 40;
const MOST_QUOTES = 3;

/** Empty cells are left out: a draft may lack them. */
export function readRow({ cells, nameless }: CsvRow, lists: ImportLists): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, FieldText> = {};
  const filled = (column: string, read: (cell: string) => unknown): void => {
    const cell = cells[column] ?? '';
    if (cell !== '') values[column] = read(cell);
  };
  if (nameless.length > 0)
    problems['row'] = { key: 'cellsNameless', values: { cells: nameless.slice(0, MOST_QUOTES).map(cut).join(', ') } };
  for (const name of fieldColumns)
    filled(name, (cell) => {
      const read = readCell(lists, name, cell, cells['brand'] ?? '');
      if ('value' in read) return read.value;
      problems[name] = read.problem;
      return null;
    });
  filled('branch', (cell) => {
    const [branch, ...others] = lists.branches.filter(({ id, name }) =>
      [String(id), name].some((one) => isSame(one, cell)),
    );
    if (branch === undefined) problems['branch'] = { key: 'noSuchBranch', values: { name: cut(cell) } };
    else if (others.length > 0) problems['branch'] = { key: 'branchAmbiguous', values: { name: cut(cell) } };
    values['branch_id'] = branch?.id ?? null;
  });
  delete values['branch'];
  filled('equipment', (cell) =>
    cell.split(/[,;|]/).flatMap((part) => {
      const text = part.trim();
      const found = findNamed(lists, 'equipment', text)[0];
      if (found === undefined && text !== '')
        problems['equipment'] = { key: 'valueUnknown', values: { name: cut(text) } };
      return found?.code ?? [];
    }),
  );
  for (const [field, text] of [
    ['descriptions', 'description'],
    ['addresses', 'address'],
  ] as const) {
    const written = translatedColumns.filter((one) => one.text === text && (cells[one.column] ?? '') !== '');
    values[field] = Object.fromEntries(written.map(({ column, language }) => [language, cells[column]]));
  }
  const parsed = CarChanges.safeParse(values, { reportInput: true });
  const others = parsed.success ? {} : fieldTexts(parsed.error.issues);
  return { changes: parsed.data ?? {}, problems: { ...others, ...problems } };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
/** As much of a cell as a text repeats. */
export const cut = (cell: string): string => (cell.length > LONGEST_QUOTE ? `${cell.slice(0, LONGEST_QUOTE)}…` : cell);

type ReadCell = { readonly value: unknown } | { readonly problem: FieldText };

/** What a cell says of a field; whether the field may have such a value is the contract's. */
function readCell(lists: ImportLists, name: CarFieldName, cell: string, brandCell: string): ReadCell {
  const { kind } = carField(name);
  if (kind === 'text') return { value: cell };
  if (kind === 'choice') return { value: readFlag(cell) };
  const list = codeFields.find((one) => one === name);
  if (list !== undefined) return readCode(lists, list, cell, brandCell);
  const read = readNumberCell(cell);
  if (typeof read !== 'number') return { problem: read };
  // Rounded away is nothing: a cell has two digits at most, a hundredth of a lari is the smallest amount.
  return { value: kind === 'money' ? Math.round(read * 100) : read };
}

/** Values of a list by their code or by what they are called in any language. */
const findNamed = ({ reference }: ImportLists, list: CodeField | 'equipment', text: string) =>
  (reference.get(list) ?? []).filter(({ code, names }) => [code, ...names].some((one) => isSame(one, text)));

function readCode(lists: ImportLists, list: CodeField, cell: string, brandCell: string): ReadCell {
  const values = findNamed(lists, list, cell);
  const [brand] = findNamed(lists, 'brand', brandCell);
  const found = list === 'model' ? values.find((value) => value.brand === brand?.code) : values[0];
  if (found !== undefined) return { value: found.code };
  if (values.length > 0) return { problem: 'modelOfOtherBrand' };
  return { problem: { key: unknownKeys[list] ?? 'valueUnknown', values: { name: cut(cell) } } };
}

const unknownKeys: { readonly [List in CodeField]?: FieldTextKey } = { brand: 'brandUnknown', model: 'modelUnknown' };

const yes = ['1', 'yes', 'true', 'კი', 'да'];
const no = ['0', 'no', 'false', 'არა', 'нет'];

function readFlag(cell: string): boolean | string {
  if (yes.includes(cell.toLowerCase())) return true;
  return no.includes(cell.toLowerCase()) ? false : cell;
}

/** The column of a field: a mistake is reported where it was typed. */
export function columnOf(field: string): string {
  const [name = '', part] = field.split('.');
  if (name === 'branch_id') return 'branch';
  if (name === 'equipment') return name;
  if (part === undefined) return name;
  return `${name === 'descriptions' ? 'description' : 'address'}_${part}`;
}

const plain = /^\d+([.,]\d{1,2})?$/;
/** Thousands apart, and a fraction behind the other sign: `1,250.50`, `1.250,50`, `1,250,000`. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+\.\d{1,2}|(?:\.\d{3})+,\d{1,2}|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
const spaced = /^\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?![\d ])/;
/** Twelve hundred and fifty, or one and a quarter. */
const ambiguous = /^\d{1,3}[.,]\d{3}$/;

/** A number in a cell: `141,44`, `1 250.5`, `1.250,50`. An ambiguous number is reported; what is none is NaN. */
function readNumberCell(cell: string): number | FieldText {
  const digits = spaced.test(cell) ? cell.replaceAll(/[ \u00A0\u202F'’]/g, '') : cell;
  if (plain.test(digits)) return Number(digits.replace(',', '.'));
  if (ambiguous.test(digits)) return { key: 'numberAmbiguous', values: { cell, whole: digits.replace(/[.,]/, '') } };
  if (!grouped.test(digits)) return Number.NaN;
  const fraction = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '0';
  const whole = digits.replace(/[.,]\d{1,2}$/, '').replaceAll(/[.,]/g, '');
  return Number(`${whole}.${fraction}`);
}
