import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** The 3:2 box of a card's photo; `data-fill` lets it take the height of its row. */
export const PhotoBox = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.picture,
  // A hairline, so that a light studio wall does not run into the page.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgba(20,33,27,.06)',
    pointerEvents: 'none',
  },
}));

const swiped = {
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const;

/**
 * The pictures side by side, one in view. `data-swipe`: of more than one picture, "first" as long as it is the only one
 * that is there. Before all are there only a finger can swipe, for which room is kept: whenever the page moves, the
 * browser looks at everything in it that can be scrolled.
 */
export const PhotoTrack = styled('span')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  width: '100%',
  height: '100%',
  overflow: 'clip',
  '&[data-swipe=all]': swiped,
  '@media (any-pointer: coarse)': {
    '&[data-swipe=first]': { ...swiped, '&::after': { content: '""', scrollSnapAlign: 'start' } },
  },
  '& > img': {
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    minWidth: 0,
    transition: 'transform 400ms cubic-bezier(.2,.7,.2,1)',
  },
  'article:hover & > img': { transform: 'scale(1.035)' },
});

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

const most = 8;

/** The dots of as many photos of which the first is seen, drawn by one element. */
export const RestingDots = styled('span')({
  position: 'absolute',
  bottom: 12,
  left: '50%',
  zIndex: 2,
  height: 6,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  filter: 'drop-shadow(0 0 1px rgba(20,33,27,.5))',
  background: [
    'linear-gradient(#fff, #fff) 3px 0 / 10px 6px no-repeat',
    'radial-gradient(circle at 3px, #fff 3px, transparent 3px) 0 0 / 6px 6px no-repeat',
    'radial-gradient(circle at 3px, #fff 3px, transparent 3px) 10px 0 / 6px 6px no-repeat',
    'radial-gradient(circle at 8px, rgba(255,255,255,.62) 3px, transparent 3px) 16px 0 / 11px 6px',
  ].join(','),
  ...Object.fromEntries(
    Array.from({ length: most }, (_, index) => [`&[data-count='${index + 1}']`, { width: 16 + index * 11 }]),
  ),
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
