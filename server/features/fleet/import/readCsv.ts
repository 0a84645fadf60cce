import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_BYTES, MOST_IMPORT_ROWS } from '#contract/fleetMany.ts';
import { ApiError, FieldError } from '#server/http/apiError.ts';
import { importColumns } from './columns.ts';

/** A row of the file: its line, and its cells by the names of their columns. */
export interface CsvRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The rows of a file that a spreadsheet saved; whole or refused under `file`. */
export async function readCsv(file: Blob): Promise<CsvRow[]> {
  if (file.size > IMPORT_BYTES) throw new ApiError(413, 'TOO_LARGE');
  const text = decode(await file.arrayBuffer());
  const [head = [], ...others] = parseRows(text);
  if (head.length === 0) throw new FieldError({ file: 'fileEmpty' });
  const names = head.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => name !== '' && !importColumns.includes(name));
  if (unknown.length > 0)
    throw new FieldError({ file: { key: 'columnsUnknown', values: { names: unknown.join(', ') } } });
  if (new Set(names).size < names.length) throw new FieldError({ file: 'columnsTwice' });
  if (!names.includes('brand')) throw new FieldError({ file: 'columnsMissing' });
  const rows = others.flatMap((cells, index): CsvRow[] => {
    const isEmpty = cells.every((cell) => cell.trim() === '');
    const entries = names.map((name, place) => [name, cells[place]?.trim() ?? ''] as const);
    return isEmpty ? [] : [{ row: index + 2, cells: Object.fromEntries(entries) }];
  });
  if (rows.length === 0) throw new FieldError({ file: 'fileEmpty' });
  if (rows.length > MOST_IMPORT_ROWS)
    throw new FieldError({ file: { key: 'tooManyCars', values: { limit: MOST_IMPORT_ROWS } } });
  return rows;
}

function decode(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL cannot store a zero byte, and no table of cars has one.
    if (!text.includes('\0')) return text;
  } catch {
    // Told below: another encoding, or no text at all.
  }
  throw new FieldError({ file: 'fileNotText' });
}

function parseRows(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  try {
    return parse(text, { delimiter: head.includes(';') ? ';' : ',', relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) throw new FieldError({ file: 'csvBroken' });
    throw error;
  }
}
