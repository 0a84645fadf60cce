/** What somebody wrote may be long: it begins the page, it does not fill it. */
export function firstLine(note: string): string {
  const [line = ''] = note.split('\n');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
