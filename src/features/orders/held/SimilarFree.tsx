import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { CarsTrack } from '#src/features/cars/card/CarsTrack.tsx';
import { useListSimilarQuery } from '#src/features/cars/page/carPageApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';

const Section = styled('section')({ paddingTop: 40 });

/** Cars like the one that came to nothing, free on the same dates. Where there is none, the search is next. */
export function SimilarFree({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const carousel = useCarousel();
  const { attach } = carousel;
  const range = { from: order.from, to: order.to };
  const { data, isError } = useListSimilarQuery({ params: { id: order.car.id }, query: range });
  if (isError || data?.cars.length === 0) {
    return (
      <Section aria-labelledby="similar">
        <SectionHeading id="similar" title={t('similar.none')} />
        <ButtonLink variant="outlined" to={`${paths.search}?${new URLSearchParams(range).toString()}`}>
          {t('similar.search')}
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section aria-labelledby="similar">
      <SectionHeading id="similar" title={t('similar.title')}>
        <CarouselArrows carousel={carousel} />
      </SectionHeading>
      <CarsTrack cars={data?.cars} dates={range} attach={attach} />
    </Section>
  );
}
