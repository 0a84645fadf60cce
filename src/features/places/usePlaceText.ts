import { useTranslation } from 'react-i18next';
import type { HandoverPlace } from '#contract/calls/places.ts';

/** A place of a quote or an order in one line; most addresses name their city themselves. */
export function usePlaceText(): (place: HandoverPlace) => string {
  const { t } = useTranslation('places');
  return ({ kind, name, address, city }) => {
    const isBrought = kind === 'address' || kind === 'hotel';
    const what = isBrought ? t(`kind.${kind}`) : name;
    return [what, address, address?.includes(city) === true || kind === 'airport' ? null : city]
      .filter(Boolean)
      .join(', ');
  };
}
