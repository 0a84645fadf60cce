import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** Seen once a pointer is over the photo. */
export const PhotoDots = styled('span')({
  position: 'absolute',
  right: 0,
  bottom: 12,
  left: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  gap: 5,
  pointerEvents: 'none',
  '& > i': {
    width: 6,
    height: 6,
    borderRadius: 3,
    backgroundColor: '#fff',
    boxShadow: '0 0 2px rgba(20,33,27,.5)',
    opacity: 0.62,
  },
  '& > [data-on]': { width: 16, opacity: 1 },
});

/** For a mouse: a finger swipes, and the keyboard opens the car. */
export const PhotoArrow = styled(ButtonBase)({
  position: 'absolute',
  top: '50%',
  right: 10,
  zIndex: 2,
  width: 36,
  height: 36,
  marginTop: -18,
  borderRadius: '50%',
  backgroundColor: 'rgba(255,255,255,.94)',
  boxShadow: '0 1px 4px rgba(20,33,27,.2)',
  color: '#14211b',
  opacity: 0,
  transition: 'opacity 150ms',
  'article:hover &': { opacity: 1 },
  '@media (hover: none)': { display: 'none' },
  '&[data-left]': { right: 'auto', left: 10 },
  '& > svg': { width: 20, height: 20 },
});
