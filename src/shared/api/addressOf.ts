const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

type Values = Readonly<Record<string, unknown>>;

/** Fills `:name` place-holders and appends the query; absent and empty values are left out. */
export function addressOf(path: string, params: Values, query: Values): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(textOf(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = textOf(value);
    if (text !== '') search.set(name, text);
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
