/** One small change of one source file. */
export interface Mutant {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The text of that line, which identifies a mutant with its change when the line moves. */
  readonly code: string;
  /** Where the changed text begins and ends, in the units of a string. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** Which of several that read the same in this file, from 1. */
  readonly nth: number;
}

/** A change as the syntax tree gives it: in bytes, from 0. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 29)} … ${text.slice(-28)}` : text);
const quote = (text: string) => `\`${shorten(text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim())}\``;

/** The line and its change in one line of Markdown: the key of a survivor and its reason. */
export function describeMutant({ code, original, replacement, nth }: Omit<Mutant, 'file' | 'line' | 'start' | 'end'>) {
  const change = `${quote(original)} → ${replacement === '' ? 'nothing' : quote(replacement)}`;
  return `${quote(code)}: ${change}${nth === 1 ? '' : ` (${nth})`}`;
}
