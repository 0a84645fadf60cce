import { keyframes, styled } from '@mui/material/styles';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

/**
 * A grey box of the size of what is coming; give it `width` and `height` or an `aspectRatio` by `sx`. The light is moved by
 * the compositor alone: a background that moves is painted anew for every frame, just when the page has most to do.
 */
export const SkeletonBox = styled('div')(({ theme }) => {
  const { base, sweep: light } = theme.vars.palette.skeleton;
  return {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: theme.radii.tag,
    background: base,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${base}, ${light}, ${base})`,
      animation: `${sweep} 1.4s linear infinite`,
    },
  };
});
