import { styled } from '@mui/material/styles';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const Photo = styled(SkeletonBox)(({ theme }) => ({ aspectRatio: '3 / 2', borderRadius: theme.radii.card }));

/** Three lines as high as the title, the facts and the price of a card. */
const Lines = styled('div')({
  display: 'grid',
  alignContent: 'space-around',
  height: 89,
  paddingTop: 12,
  '& > *': { height: 14 },
});

/** Exactly the boxes of a card: nothing moves when the cars arrive. */
export function CarCardSkeleton() {
  return (
    <div aria-hidden>
      <Photo />
      <Lines>
        <SkeletonBox sx={{ width: '70%' }} />
        <SkeletonBox sx={{ width: '56%' }} />
        <SkeletonBox sx={{ width: '40%' }} />
      </Lines>
    </div>
  );
}
