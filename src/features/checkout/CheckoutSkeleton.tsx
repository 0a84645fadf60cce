import { useTranslation } from 'react-i18next';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

/** While the car is on its way. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      <SkeletonBox sx={{ width: '50%', height: 44, mb: 7 }} />
      <SkeletonBox sx={{ height: 300, borderRadius: 5, mb: 5 }} />
      <SkeletonBox sx={{ height: 320, borderRadius: 5 }} />
    </div>
  );
}
