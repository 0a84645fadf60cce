import { styled } from '@mui/material/styles';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

/** The box of a wide card: photo and text side by side, stacked on narrow windows. */
const Box = styled(SkeletonBox)(({ theme }) => ({
  height: 216,
  borderRadius: theme.radii.card,
  [theme.breakpoints.down('xl')]: { height: 'auto', aspectRatio: '3 / 4' },
}));

export function WideCarCardSkeleton() {
  return <Box aria-hidden />;
}
