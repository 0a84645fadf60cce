import { useTranslation } from 'react-i18next';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { OutcomeFrame } from './OutcomeFrame.tsx';
import { OutcomeSign } from './OutcomeSign.tsx';

/** While the server is asked for the first time. */
export function OutcomeSkeleton() {
  const { t } = useTranslation('payment');
  return (
    <OutcomeFrame aria-busy>
      <OutcomeSign outcome="waiting" />
      <h1>{t('loading')}</h1>
      <SkeletonBox sx={{ height: 56, mt: 2.5 }} />
      <Panel>
        <SkeletonBox sx={{ height: 288 }} />
      </Panel>
      <SkeletonBox sx={{ height: 52, borderRadius: 3 }} />
    </OutcomeFrame>
  );
}
