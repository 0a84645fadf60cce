import { useTranslation } from 'react-i18next';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Rows, Threes } from './edit.styles.ts';

const places = ['first', 'second', 'third'];

/** The editor while its car is on the way. */
export function EditorSkeleton() {
  const { t } = useTranslation('fleet');
  return (
    <Rows aria-busy>
      <VisuallyHidden as="output">{t('edit.loading')}</VisuallyHidden>
      <SkeletonBox sx={{ width: 240, height: 44 }} />
      {places.map((block) => (
        <PanelBlock key={block}>
          <Threes>
            {places.map((place) => (
              <SkeletonBox key={place} sx={{ height: 72 }} />
            ))}
          </Threes>
        </PanelBlock>
      ))}
    </Rows>
  );
}
