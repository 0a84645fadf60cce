import { styled } from '@mui/material/styles';

/** A column of text to read, with a list of its sections next to it. */
export const TextPage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  alignItems: 'start',
  gap: 64,
  paddingTop: 40,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  [theme.breakpoints.down('md')]: { paddingTop: 24 },
}));

export const Article = styled('article')(({ theme }) => ({
  maxWidth: 720,
  overflowWrap: 'break-word',
  '& h1': { marginBottom: 12 },
  '& h2': { margin: '40px 0 12px', fontSize: '1.25rem', scrollMarginTop: 96 },
  '& p + p': { marginTop: 12 },
  '& > section > p': { color: theme.vars.palette.text.secondary },
}));

export const Contents = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${theme.layout.header} + 24px)`,
  fontSize: '.875rem',
  '& h2': { ...theme.typography.h4, marginBottom: 8 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));
