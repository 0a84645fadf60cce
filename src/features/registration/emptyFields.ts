/**
 * A message for each field that is still empty. The server has the rules of all fields; but where a missing agreement
 * already stops the form here, the other missing fields should be shown at once.
 */
export function emptyFields<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  fields: readonly Name[],
  message: string,
): Partial<Record<Name, string>> {
  const empty = fields.filter((name) => values[name] === null || String(values[name]).trim() === '');
  // The names come from the fields.
  return Object.fromEntries(empty.map((name) => [name, message])) as Partial<Record<Name, string>>;
}
