type Values = Readonly<Record<string, unknown>>;

/** Fills `:name` place-holders and appends the query; absent and empty values are left out. */
export function addressOf(path: string, params: Values, query: Values): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
