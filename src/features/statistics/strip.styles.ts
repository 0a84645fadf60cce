import { styled } from '@mui/material/styles';

/** One car a row: its name, the line with the prices, how far the own one is from the mean. */
export const StripRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 190px) minmax(0, 1fr) 64px',
    alignItems: 'center',
    gap: '2px 16px',
    fontSize: '.875rem',
  },
  '& > li > b': { fontWeight: 600, lineHeight: 1.35 },
  '& > li > span:last-of-type': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { '& > li': { gridTemplateColumns: '104px minmax(0, 1fr) 52px', columnGap: 10 } },
}));

export const Strip = styled('span')(({ theme }) => ({
  position: 'relative',
  height: 24,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '11px 0',
    height: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > i': { position: 'absolute', top: 12 },
  '& > [data-look=half]': {
    height: 10,
    marginTop: -5,
    borderRadius: 5,
    backgroundColor: theme.vars.palette.outline,
    opacity: 0.7,
  },
  '& > [data-look=mean]': {
    width: 2,
    height: 16,
    margin: '-8px 0 0 -1px',
    backgroundColor: theme.vars.palette.text.primary,
  },
  '& > [data-look=dot]': {
    width: 14,
    height: 14,
    margin: '-7px 0 0 -7px',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
}));
