import { styled } from '@mui/material/styles';

/** Two halves of which one is chosen: `data-on` marks it. */
export const Segments = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: 4,
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > *': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 40,
    padding: '6px 12px',
    border: 0,
    borderRadius: 9,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& > [data-on]': {
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: '0 1px 3px rgba(20,33,27,.14)',
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
  '& svg': { flex: 'none', width: 20, height: 20 },
  '& > :focus-visible, & > :has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
}));
