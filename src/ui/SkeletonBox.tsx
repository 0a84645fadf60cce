import { keyframes, styled } from '@mui/material/styles';

const sweep = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });

/** A grey box of the size of what is coming; give it `width` and `height` or an `aspectRatio` by `sx`. */
export const SkeletonBox = styled('div')(({ theme }) => {
  const { base, sweep: light } = theme.vars.palette.skeleton;
  return {
    borderRadius: theme.radii.tag,
    background: `linear-gradient(90deg, ${base} 30%, ${light} 50%, ${base} 70%) 0 0 / 300% 100%`,
    animation: `${sweep} 1.4s linear infinite`,
  };
});
