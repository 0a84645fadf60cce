/** A note may be long: only its first line is in the heading. */
export function firstLine(note: string): string {
  const [line = ''] = note.split('\n');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
