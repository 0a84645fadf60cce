import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { Card, CardEnd, Chips } from './card.styles.ts';

/** Where an order of the list will be. */
export function OrderCardSkeleton() {
  return (
    <Card aria-hidden>
      <SkeletonBox />
      <div>
        <SkeletonBox sx={{ width: '60%', maxWidth: 220, height: 20, mb: 2 }} />
        <SkeletonBox sx={{ width: '45%', maxWidth: 160, height: 16, mb: 1.5 }} />
        <SkeletonBox sx={{ width: '35%', maxWidth: 120, height: 16 }} />
        <Chips>
          <SkeletonBox sx={{ width: 110, height: 28, borderRadius: 999 }} />
        </Chips>
      </div>
      <CardEnd>
        <SkeletonBox sx={{ width: 84, height: 20 }} />
        <SkeletonBox sx={{ width: 104, height: 36 }} />
      </CardEnd>
    </Card>
  );
}
