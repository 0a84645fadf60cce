import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { carDocument } from './carDocument.ts';

/** Title and description of the document. */
export function CarHead({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { title, description } = carDocument(t, car);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
