import { useTranslation } from 'react-i18next';
import { hoursOn } from '#contract/domain/openingHours.ts';
import type { PlaceToChoose } from '#contract/calls/places.ts';
import { openingOf } from './openingOf.ts';

/** When a place is served, on a day where one is chosen, and how long ahead it has to be asked for: by one owner, or at best. */
export function usePlaceHours(isOfAll: boolean): (place: PlaceToChoose, day: string | undefined) => string {
  const { t } = useTranslation('places');
  return (place, day) => {
    const notice =
      place.notice_hours === 0 ? null : t(isOfAll ? 'some.notice' : 'hours.notice', { count: place.notice_hours });
    return [hoursText(place, day), notice].filter(Boolean).join(' ');
  };

  function hoursText(place: PlaceToChoose, day: string | undefined): string | null {
    if (place.hours === null && place.exceptions.length === 0) return t(isOfAll ? 'some.always' : 'hours.always');
    if (day === undefined) return null;
    const hours = hoursOn(openingOf(place), day.slice(0, 10));
    return hours === null ? t('hours.closed') : t(isOfAll ? 'some.on' : 'hours.on', { ...hours });
  }
}
