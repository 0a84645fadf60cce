import { carField, carFieldNames, carSections } from '#contract/domain/cars/carFields.ts';
import type { CarSection } from '#contract/domain/cars/carFields.ts';
import type { FieldName } from './carFields.ts';

const ownFields = (section: CarSection) => carFieldNames.filter((name) => carField(name).section === section);

/** The parts of the editor in their order, and whose fields each shows. Photos have none. */
const sections: Readonly<Record<CarSection, readonly FieldName[]>> = {
  basics: ownFields('basics'),
  specification: ownFields('specification'),
  images: [],
  texts: [
    'description_en',
    'description_ka',
    'description_ru',
    'address_en',
    'address_ka',
    'address_ru',
    ...ownFields('texts'),
  ],
  prices: ownFields('prices'),
  extras: ['extras', 'equipment'],
  rules: ownFields('rules'),
};

export const sectionNames = carSections;

export const fieldsOf = (section: CarSection): readonly FieldName[] => sections[section];

export const sectionOf = (name: FieldName): CarSection =>
  sectionNames.find((section) => fieldsOf(section).includes(name)) ?? 'images';

const smooth = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Leads to a part of the editor: into view, and the keyboard with it. */
export function showSection(name: CarSection): void {
  const section = document.querySelector<HTMLElement>(`#section-${name}`);
  section?.scrollIntoView({ behavior: smooth() });
  section?.focus({ preventScroll: true });
}

/** Leads to a field. One in another language comes to the screen with its tab first. */
export function showField(name: FieldName): void {
  const [, language] = /^(?:description|address)_(en|ka|ru)$/.exec(name) ?? [];
  if (language !== undefined) document.querySelector<HTMLElement>(`#words-${language}`)?.click();
  // After the tab has brought it.
  setTimeout(() => {
    const place = document.querySelector<HTMLElement>(name === 'extras' ? '#section-extras' : `[data-field="${name}"]`);
    place?.scrollIntoView({ behavior: smooth(), block: 'center' });
    place?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  });
}
