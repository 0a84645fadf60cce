import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import { CarsTrack } from '../card/CarsTrack.tsx';
import { useListCarsQuery } from './recentApi.ts';
import { forgetRecentCars, readRecentCars } from './recentCars.ts';

const none: readonly number[] = [];

/** The cars that were looked at on this device; nothing where there are none, or they could not be had. */
export function RecentCars() {
  const { t } = useTranslation('favourites');
  const id = useId();
  const carousel = useCarousel();
  const [ids, setIds] = useUiState('cars/recent', none, { privacy: 'keep' });
  useEffect(() => setIds(readRecentCars(browserStorage('localStorage'))), [setIds]);
  const { currentData } = useListCarsQuery({ query: { ids: ids.join(',') } }, { skip: ids.length === 0 });
  const cars = currentData?.cars ?? [];
  if (ids.length === 0 || cars.length === 0) return null;
  const forget = () => {
    forgetRecentCars(browserStorage('localStorage'));
    setIds(none);
  };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t('recent.title')}>
        <UnderlinedButton onClick={forget}>{t('recent.forget')}</UnderlinedButton>
        <CarouselArrows carousel={carousel} />
      </SectionHeading>
      <CarsTrack cars={cars} dates={null} attach={carousel.attach} />
    </section>
  );
}
