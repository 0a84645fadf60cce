import { styled } from '@mui/material/styles';

/** Next to the main green, for a part of the same sum. */
export const paleGreen = 'color-mix(in srgb, var(--gza-palette-primary-main) 55%, var(--gza-palette-background-paper))';

/** Above a chart: what its colours are, and the button to its table. */
export const Legend = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  fontSize: '.8125rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '& > .entry': { display: 'inline-flex', alignItems: 'center', gap: 7 },
  '& .sample': {
    forcedColorAdjust: 'none',
    width: 11,
    height: 11,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .sample[data-look=before]': { backgroundColor: theme.vars.palette.text.tertiary },
  '& .sample[data-look=second]': { backgroundColor: paleGreen },
  '& .sample[data-look=half]': { backgroundColor: theme.vars.palette.background.sunken, width: 18 },
  '& .sample[data-look=dot]': { borderRadius: '50%' },
  '& .sample[data-look=mean]': {
    width: 2,
    height: 14,
    borderRadius: 1,
    backgroundColor: theme.vars.palette.text.secondary,
  },
}));

/** A real table of figures: the contents of a chart, for screen readers and for exact values. */
export const FigureTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '9px 6px', textAlign: 'end', verticalAlign: 'top' },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'start' },
  '& td:last-of-type, & th:last-of-type': { paddingRight: 0 },
  '& thead th': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem', fontWeight: 500 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // A long word breaks, but no common one.
  '& tbody th': { maxWidth: 160, fontWeight: 600 },
  '& .detail': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  // Three columns with sums in thousands.
  '@media (max-width: 359px)': {
    '&': { fontSize: '.75rem' },
    '& th, & td': { paddingInline: 3 },
    '& thead th, & .detail': { fontSize: 'inherit' },
  },
}));
