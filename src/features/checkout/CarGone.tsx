import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { similarSearchPath } from '#src/features/cars/page/similarSearchPath.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';

/** The owner took the car off the site in the last moment: cars like it, on the same dates. */
export function CarGone({ car, range }: { car: Car; range: RentalRange | null }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState isScreen title={t('gone.title')} text={t('gone.text')}>
      <ButtonLink to={similarSearchPath({ city_id: car.city_id, category: car.category }, range)} size="large">
        {t('gone.action')}
      </ButtonLink>
    </EmptyState>
  );
}
