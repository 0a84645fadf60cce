import { useTranslation } from 'react-i18next';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Column, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';

/** An order that is on its way. */
export function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <SkeletonBox sx={{ width: 320, maxWidth: '80%', height: 44, mb: 7 }} />
      <OrderColumns>
        <Column>
          <SkeletonBox sx={{ height: 110, borderRadius: 5 }} />
          <SkeletonBox sx={{ height: 160, borderRadius: 5 }} />
          <SkeletonBox sx={{ height: 280, borderRadius: 5 }} />
        </Column>
        <Column>
          <SkeletonBox sx={{ height: 290, borderRadius: 5 }} />
          <SkeletonBox sx={{ height: 130, borderRadius: 5 }} />
        </Column>
      </OrderColumns>
    </div>
  );
}
