import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/cars.ts';
import { carName } from './carName.ts';

/** Title and description of the document. */
export function CarHead({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const values = { name: carName(car), year: car.year, city: car.city };
  return (
    <>
      <title>{t('documentTitle', values)}</title>
      <meta name="description" content={t('documentDescription', values)} />
    </>
  );
}
