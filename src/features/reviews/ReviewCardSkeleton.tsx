import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

/** The box of a review of usual length. */
export function ReviewCardSkeleton() {
  return (
    <li aria-hidden>
      <SkeletonBox sx={{ maxWidth: 320, height: 232, borderRadius: 4 }} />
    </li>
  );
}
