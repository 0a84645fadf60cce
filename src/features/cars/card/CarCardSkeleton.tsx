import { styled } from '@mui/material/styles';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const Photo = styled(SkeletonBox)(({ theme }) => ({ aspectRatio: '3 / 2', borderRadius: theme.radii.card }));

const Line = styled(SkeletonBox)({ height: 14 });

/** Three lines with the heights of a card's title, facts and price. */
const Lines = styled('div')({
  display: 'grid',
  alignContent: 'space-around',
  height: 89,
  paddingTop: 12,
});

/** The exact boxes of a card, to avoid layout shifts. */
export function CarCardSkeleton() {
  return (
    <div aria-hidden>
      <Photo />
      <Lines>
        <Line sx={{ width: '70%' }} />
        <Line sx={{ width: '56%' }} />
        <Line sx={{ width: '40%' }} />
      </Lines>
    </div>
  );
}
