import { styled } from '@mui/material/styles';

/**
 * One large cell and two columns of small ones. Every cell is 3:2, as the pictures are: the large one is as high as
 * two small ones and the gap between, which makes its column 50 % less 2 px. On a phone the same cells are a row
 * that snaps, one picture wide.
 */
export const Mosaic = styled('div', { shouldForwardProp: (name) => name !== 'small' })<{ small: number }>(
  ({ theme, small }) => ({
    display: 'grid',
    gap: 8,
    gridTemplateColumns: columnsFor(small),
    borderRadius: theme.radii.panel,
    overflow: 'hidden',
    '& > :first-of-type': { gridRow: '1 / 3' },
    '& > :nth-of-type(n + 6)': { display: 'none' },
    [theme.breakpoints.down('md')]: {
      display: 'flex',
      gap: 0,
      marginInline: `calc(-1 * ${theme.layout.gutter})`,
      borderRadius: 0,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '& > *, & > :nth-of-type(n + 6)': {
        display: 'block',
        flex: '0 0 100%',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
      },
    },
  }),
);

function columnsFor(small: number): string {
  if (small >= 3) return 'calc(50% - 2px) minmax(0, 1fr) minmax(0, 1fr)';
  return small === 0 ? 'minmax(0, 1fr)' : 'calc(66.667% - 2px) minmax(0, 1fr)';
}

/** "2 / 6" over the row on a phone. */
export const PhotoCounter = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 14,
  padding: '4px 10px',
  borderRadius: theme.radii.pill,
  backgroundColor: 'rgba(8,26,18,.72)',
  color: theme.vars.palette.common.white,
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
