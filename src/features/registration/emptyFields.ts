/**
 * A message for each field that is still empty. The server has the rules of all fields; but where an agreement already
 * stops the form here, nobody should learn only afterwards what else is missing.
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
