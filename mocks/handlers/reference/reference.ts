import type { City } from '#contract/calls/reference/reference.ts';
import { cityIdOf } from '../../fixtures/cars/cards.ts';
import * as lists from '../../fixtures/reference.ts';
import { equipmentItems } from '../../fixtures/cars/page.ts';
import { nameIn, optionsOf } from '../../fixtures/translated.ts';
import type { MocksOf } from '../../mocks.ts';

const citiesInLanguage = (): City[] => optionsOf(lists.cities).map(({ code, name }) => ({ id: cityIdOf(code), name }));

const placeOfCity = (index: number) => lists.cityPlaces[index] ?? { lat: null, lng: null };

export const referenceMocks = {
  listCities: () => ({ status: 'success', cities: citiesInLanguage() }),
  getReference: () => ({
    status: 'success',
    brands: Object.entries(lists.brands).map(([code, { name, models }]) => ({
      code,
      name,
      models: Object.entries(models).map(([modelCode, modelName]) => ({ code: modelCode, name: modelName })),
    })),
    categories: optionsOf(lists.categories),
    car_types: optionsOf(lists.carTypes),
    fuels: optionsOf(lists.fuels),
    transmissions: optionsOf(lists.transmissions),
    steerings: optionsOf(lists.steerings),
    drives: optionsOf(lists.drives),
    colours: optionsOf(lists.colours),
    insurances: optionsOf(lists.insurances),
    extras: optionsOf(lists.extras),
    equipment: equipmentItems(),
    cities: citiesInLanguage().map((city, index) => ({ ...city, ...placeOfCity(index) })),
    airports: [...lists.airportsIn],
    districts: lists.districtsIn.map(({ id, code, city_id }) => ({ id, name: nameIn(lists.districts, code), city_id })),
  }),
} satisfies MocksOf<'listCities' | 'getReference'>;
