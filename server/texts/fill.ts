/**
 * A text of the catalogue with its values: every `{name}`, however often it stands there. Values are taken as they are,
 * also where they hold what `String.replace` takes for its own signs (`$&`); what has no value stays.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );
}
