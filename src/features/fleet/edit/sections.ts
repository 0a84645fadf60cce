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
