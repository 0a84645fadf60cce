import { styled } from '@mui/material/styles';

/** The scrolling row of reviews; the last one runs out of the page. */
export const ReviewTrack = styled('ul')(({ theme }) => ({
  // Makes positioned descendants scroll and clip with the rest.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(84%, 320px)',
  gap: 20,
  marginRight: `calc(-1 * ${theme.layout.gutter})`,
  paddingRight: theme.layout.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { scrollSnapAlign: 'start' },
  [theme.breakpoints.down('md')]: {
    gap: 14,
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    paddingInline: theme.layout.gutter,
    scrollPaddingInline: theme.layout.gutter,
  },
}));
