import { styled } from '@mui/material/styles';

/** Rows of an icon, what is to be done, and the buttons for it. */
export const NeedRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 14px',
    alignItems: 'center',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // The buttons go below words that would be left with less.
  '& > li > i + *': { flex: '1 1 220px', minWidth: 0 },
  '& > li > :last-child': { marginInlineStart: 'auto' },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '& i[data-tone=wait]': { backgroundColor: theme.vars.palette.warning.soft, color: theme.vars.palette.warning.onSoft },
  '& i[data-tone=bad]': { backgroundColor: theme.vars.palette.error.soft, color: theme.vars.palette.error.onSoft },
  '& b': { fontSize: '.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& b > a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: {
    '& > li': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)' },
    '& > li > :last-child': { gridColumn: '1 / -1' },
  },
}));
