import { styled } from '@mui/material/styles';
import { mobileBelow } from '#src/shared/lib/mobile.ts';

interface Look {
  /** How many columns are in view from 1025 px, and from 726 px. */
  columns?: readonly [wide: number, tablet: number];
}

const inView = (columns: number, gap: number) => `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;

const item = (row: string, columns: number) => `calc((${row} + 20px) / ${columns} - 20px)`;

/** Width of an item on a phone: of a row as wide as the window. */
const phoneItem = 'min(78vw - 25px, 300px)';

/** Width of an item, as in `<img sizes>`, of a row as wide as its `Container`. */
export const trackSizes = (wide: number, tablet: number) =>
  `(min-width: 1280px) ${item('1200px', wide)}, (min-width: 1025px) ${item('100vw - 80px', wide)}, ` +
  `(min-width: ${mobileBelow}px) ${item('100vw - 48px', tablet)}, ${phoneItem}`;

/** The scrolling row of a carousel: `ref={carousel.attach}`. On phones the next item peeps in. */
export const CarouselTrack = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<Look>(
  ({ theme, columns: [wide, tablet] = [4, 3] }) => ({
    // Hidden texts of its items are positioned in it, or they would widen the page of a phone.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: inView(wide, 20),
    gap: 20,
    // Room for the focus rings, which the scrolling box would cut.
    margin: -6,
    padding: 6,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: 6,
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
    [theme.breakpoints.down('xl')]: { gridAutoColumns: inView(tablet, 20) },
    [theme.breakpoints.down('md')]: {
      gridAutoColumns: 'min(78%, 300px)',
      gap: 14,
      marginInline: `calc(-1 * ${theme.layout.gutter})`,
      paddingInline: theme.layout.gutter,
      scrollPaddingInline: theme.layout.gutter,
      // What is beside the window is neither laid out nor drawn, until its row is in view and it is near: the first two are as
      // soon as their row is. All items decide how high the row is, so one that is not laid out counts with a photo and four
      // lines: a title of two lines that comes into view moves nothing.
      '& > :nth-of-type(n + 3)': {
        contentVisibility: 'auto',
        containIntrinsicHeight: `calc(${phoneItem} / 1.5 + 111px)`,
        overflowClipMargin: 6,
      },
    },
  }),
);
