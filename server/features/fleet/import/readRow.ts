import { CarChanges } from '#contract/fleetFields.ts';
import type { FieldError } from '#server/http/apiError.ts';
import { fieldTexts } from '#server/http/validation.ts';
import type { ReferenceLists } from '../referenceRepository.ts';
import { codeColumns, flagColumns, moneyColumns, numberColumns, textColumns, translatedColumns } from './columns.ts';
import type { CsvRow } from './readCsv.ts';

export interface ImportLists {
  readonly reference: ReferenceLists;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

export interface ReadRow {
  readonly changes: CarChanges;
  readonly problems: FieldError['fields'];
}

/** Empty cells are left out: a draft may lack them. */
export function readRow({ cells }: CsvRow, lists: ImportLists): ReadRow {
  const values: Record<string, unknown> = {};
  const filled = (columns: readonly string[], read: (cell: string, column: string) => unknown): void => {
    for (const column of columns) {
      const cell = cells[column] ?? '';
      if (cell !== '') values[column] = read(cell, column);
    }
  };
  for (const list of codeColumns)
    filled([list], (cell) => {
      const ofBrand = list === 'model' ? codeOf(lists, 'brand', cells['brand'] ?? '') : null;
      return codeOf(lists, list, cell, ofBrand);
    });
  filled(numberColumns, readNumber);
  // Rounded: a hundredth of a lari is the smallest amount.
  filled(moneyColumns, (cell) => Math.round(readNumber(cell) * 100));
  filled(flagColumns, readFlag);
  filled(textColumns, (cell) => cell);
  const [branch] = lists.branches.filter(({ id, name }) =>
    [String(id), name].some((one) => isSame(one, cells['branch'] ?? '')),
  );
  if ((cells['branch'] ?? '') !== '') values['branch_id'] = branch?.id ?? 'unknown';
  for (const [field, text] of [
    ['descriptions', 'description'],
    ['addresses', 'address'],
  ] as const) {
    const written = translatedColumns.filter((one) => one.text === text && (cells[one.column] ?? '') !== '');
    values[field] = Object.fromEntries(written.map(({ column, language }) => [language, cells[column]]));
  }
  const parsed = CarChanges.safeParse(values, { reportInput: true });
  return parsed.success
    ? { changes: parsed.data, problems: {} }
    : { changes: {}, problems: fieldTexts(parsed.error.issues) };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A value of a list by its code or by what it is called in any language; what is none stays, and is refused. */
function codeOf(
  { reference }: ImportLists,
  list: (typeof codeColumns)[number],
  cell: string,
  brand: string | null = null,
): string {
  const values = reference.get(list) ?? [];
  const found = values.find(
    (value) =>
      (brand === null || value.brand === brand) && [value.code, ...value.names].some((name) => isSame(name, cell)),
  );
  return found?.code ?? cell;
}

/** `141,44`, `1 250.5` and `1250` are numbers. */
function readNumber(cell: string): number {
  return Number(cell.replaceAll(/[\s\u00A0]/g, '').replace(',', '.'));
}

const yes = ['1', 'yes', 'true', 'კი', 'да'];
const no = ['0', 'no', 'false', 'არა', 'нет'];

function readFlag(cell: string): boolean | string {
  if (yes.includes(cell.toLowerCase())) return true;
  return no.includes(cell.toLowerCase()) ? false : cell;
}

/** The column of a field: what is wrong is told where it was typed. */
export function columnOf(field: string): string {
  const [name = '', part] = field.split('.');
  if (name === 'branch_id') return 'branch';
  if (part === undefined) return name;
  return `${name === 'descriptions' ? 'description' : 'address'}_${part}`;
}
