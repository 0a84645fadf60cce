import { useTranslation } from 'react-i18next';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Tile, Tiles } from './tiles.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** The skeleton of the screen. */
export function StatisticsSkeleton() {
  const { t } = useTranslation('statistics');
  return (
    <>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <Tiles as="div" aria-hidden>
        {places.map((place) => (
          <Tile as="div" key={place}>
            <SkeletonBox sx={{ width: '60%', height: 16 }} />
            <SkeletonBox sx={{ width: '80%', height: 30, my: 2 }} />
            <SkeletonBox sx={{ width: '70%', height: 14 }} />
          </Tile>
        ))}
      </Tiles>
      <PanelBlock as="div" aria-hidden>
        <SkeletonBox sx={{ height: 300 }} />
      </PanelBlock>
    </>
  );
}
