import { useTranslation } from 'react-i18next';
import { WHOLE_DAY } from '#contract/domain/openingHours.ts';
import type { DayHours } from '#contract/calls/places.ts';

/** When a place that was agreed is served on its day. */
export function useDayHoursText(): (hours: DayHours) => string {
  const { t } = useTranslation('places');
  return ({ from, to }) => {
    if (from === null || to === null) return t('hours.shut');
    return from === WHOLE_DAY.from && to === WHOLE_DAY.to ? t('hours.always') : t('hours.on', { from, to });
  };
}
