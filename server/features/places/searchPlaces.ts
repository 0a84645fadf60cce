import type { FoundPlace } from '#contract/calls/places.ts';
import { rankPlaces } from '#contract/domain/places/rankPlaces.ts';
import { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { listNamedPlaces } from './placesRepository.ts';
import type { NamedPlaceRow } from './placesRepository.ts';

/** The places that a text may mean, in any of the languages, named in this one. */
export async function searchPlaces(
  { pool }: Pick<Context, 'pool'>,
  text: string,
  language: Language,
): Promise<FoundPlace[]> {
  const places = (await listNamedPlaces(pool)).map((row) => ({ row, names: namesToFind(row) }));
  return rankPlaces(places, text).map(({ row: { kind, id, names, city_id } }) => ({
    kind,
    id,
    name: names[language],
    city_id,
  }));
}

/** A district is found with its city, too: there are some of the same name elsewhere. */
const namesToFind = ({ names, city, code }: NamedPlaceRow): readonly string[] => [
  ...Language.options.map((language) => (city === null ? names[language] : `${names[language]} ${city[language]}`)),
  ...(code === null ? [] : [code]),
];
