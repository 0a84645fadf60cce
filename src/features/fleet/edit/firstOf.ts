import type { FieldName } from './carFields.ts';
import { namesOfWire } from './wireCar.ts';
import { fieldsOf, sectionNames } from './sections.ts';

/** The first thing on the screen that an answer blames: a field, the photos, or nothing that is shown. */
export function firstOf(fields: Readonly<Record<string, string>>): FieldName | 'images' | null {
  const blamed = Object.keys(fields).flatMap(namesOfWire);
  for (const section of sectionNames) {
    if (section === 'images' && 'images' in fields) return 'images';
    const name = fieldsOf(section).find((one) => blamed.includes(one));
    if (name !== undefined) return name;
  }
  return null;
}
