import { useTranslation } from 'react-i18next';
import { placeCodeOf, readPlaceCode } from '#contract/domain/placeCode.ts';
import { parseRange } from '#src/features/dates/rentalRange.ts';
import { PlaceFields } from '#src/features/places/PlaceFields.tsx';
import { useListPlacesQuery } from '#src/features/places/placesApi.ts';
import { placesWith } from '#src/features/places/placesWith.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { FilterGroup } from './FilterGroup.tsx';

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

/** Where to get the car: at an airport, an address or a hotel. Prices then include delivery. */
export function PlaceFilter({ filters, onChange }: Props) {
  const { t } = useTranslation('places');
  const { city_id } = filters;
  const { data, isError } = useListPlacesQuery({ query: city_id === undefined ? {} : { city_id } });
  // Without branches: the city filter already covers where cars are.
  const options = data === undefined ? [] : placesWith({ ...data, branches: [] });
  // If the response lacks it, assume no fee and that one-way is possible.
  const oneWayPrice = data?.one_way_price === undefined ? 0 : data.one_way_price;
  const [pickUp, dropOff] = [readPlaceCode(filters.pick_up ?? ''), readPlaceCode(filters.drop_off ?? '')];
  // Reserve the space while loading, since a late insertion would shift the filters below.
  const isNone = options.length === 0 && (data !== undefined || isError);
  if (isNone && pickUp === null && dropOff === null) return null;
  return (
    <FilterGroup title={t('choose.title')}>
      <PlaceFields
        options={options}
        own={t('choose.own')}
        chosen={{ pickUp, dropOff }}
        ownCity={city_id ?? null}
        oneWayPrice={oneWayPrice}
        isOfAll
        days={parseRange(filters.from, filters.to)}
        onChange={(chosen) =>
          onChange(
            changeFilters(filters, {
              pick_up: chosen.pickUp === null ? undefined : placeCodeOf(chosen.pickUp),
              drop_off: chosen.dropOff === null ? undefined : placeCodeOf(chosen.dropOff),
            }),
          )
        }
      />
    </FilterGroup>
  );
}
