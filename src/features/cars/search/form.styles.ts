import { styled } from '@mui/material/styles';

/** The browser's own questions are cells of the form. */
const plain = { '@media (scripting: none)': { gap: 8, '& > noscript': { display: 'contents' } } };

/** One white bar over the lower edge of the picture; place, pick-up, return and the button. */
export const PlainForm = styled('form')(({ theme }) => ({
  position: 'relative',
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: '1.15fr 1.1fr 1.1fr auto',
  alignItems: 'stretch',
  padding: 10,
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  '& > [type=submit]': {
    alignSelf: 'center',
    minHeight: 64,
    margin: '0 10px 0 8px',
    paddingInline: 32,
    borderRadius: 14,
    fontSize: '1.0625rem',
  },
  ...plain,
  [theme.breakpoints.down('xl')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 4,
    '& > div': { gridColumn: '1 / -1' },
    '& > div + button::before': { display: 'none' },
    '& > [type=submit]': { gridColumn: '1 / -1', minHeight: 56, margin: '8px 0 0' },
  },
  [theme.breakpoints.down('md')]: {
    gap: 0,
    padding: 8,
    '& > div': {
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: '14px 14px 0 0',
    },
  },
}));

/** The same questions under each other in two halves. */
export const FramedForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > div, & > [type=submit]': { gridColumn: '1 / -1' },
  '& > [type=submit]': { marginTop: 4 },
});
