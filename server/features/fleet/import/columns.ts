import { carField, carFieldNames } from '#contract/domain/cars/carFields.ts';

/** Fields that are columns under the same name. */
export const fieldColumns = carFieldNames.filter((name) => carField(name).example !== undefined);
/** Column by text and language: `description_en` is `descriptions.en`. */
export const translatedColumns = ['description', 'address'].flatMap((text) =>
  (['en', 'ka', 'ru'] as const).map((language) => ({ column: `${text}_${language}`, text, language })),
);

/** Every column a file may have, in the order of the template. */
export const importColumns: readonly string[] = [
  ...fieldColumns,
  'branch',
  'equipment',
  ...translatedColumns.map(({ column }) => column),
];

const examples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldColumns.map((name) => [name, carField(name).example ?? ''])),
  equipment: 'bluetooth, reversing_camera',
  description_en: 'Calm and tall with all-wheel drive.',
  description_ka: 'მშვიდი და მაღალი სრულამძრავიანი უნივერსალი.',
  description_ru: 'Спокойный высокий универсал с полным приводом.',
};

/** A file to fill in, with one car as an example; the byte order mark is for Excel. */
export function importTemplate(): string {
  const cells = importColumns.map((column) => examples[column] ?? '');
  return `\uFEFF${importColumns.join(';')}\r\n${cells.join(';')}\r\n`;
}
