import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '@mui/material/styles';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import { CarsTrack } from '../card/CarsTrack.tsx';
import { useListSimilarQuery } from './carPageApi.ts';
import { similarSearchPath } from './similarSearchPath.ts';

const Section = styled('section')({ paddingTop: 24 });

/** Similar cars; with dates, only those free on them, with the dates in their links. Hidden when there are none. */
export function SimilarCars({ car, range }: { car: Car; range: RentalRange | null }) {
  const { t } = useTranslation('car');
  const titleId = useId();
  const carousel = useCarousel();
  const { attach } = carousel;
  const { data, isError } = useListSimilarQuery({
    params: { id: car.id },
    query: range ? { from: range.from, to: range.to } : {},
  });
  if (isError || data?.cars.length === 0) return null;

  return (
    <Section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t(range ? 'similar.titleWithDates' : 'similar.title')}>
        <CarouselArrows carousel={carousel} />
        <MoreLink to={similarSearchPath({ city_id: car.city_id, category: car.category }, range)}>
          {t('similar.seeAll')}
        </MoreLink>
      </SectionHeading>
      <CarsTrack cars={data?.cars} dates={range} attach={attach} />
    </Section>
  );
}
