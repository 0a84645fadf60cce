import { styled } from '@mui/material/styles';

/** The five documents and what becomes of them. */
export const DocumentGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '& > li': { display: 'grid', minWidth: 0 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** A document: its picture above, its text and buttons below. */
export const DocumentFrame = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-look=bad]': { borderColor: theme.vars.palette.error.main },
  '&[data-look=missing]': { border: `1.5px dashed ${theme.vars.palette.outline}` },
  '&[data-look=plain]': { border: 0, backgroundColor: theme.vars.palette.background.mist },
}));

export const DocumentPicture = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.mist,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '[data-look=missing] > &': { border: 0, background: 'none', color: theme.vars.palette.primary.text },
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  '& > svg': { width: 34, height: 34 },
  '& > p': { padding: 16, fontSize: '.875rem' },
  '& > [data-tone]': { position: 'absolute', top: 10, left: 10 },
}));

export const DocumentBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 6,
  padding: '14px 16px 16px',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '.9375rem', lineHeight: 1.4 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.45 },
  '& p[data-bad]': { color: theme.vars.palette.error.main },
}));

/** At the bottom, so that the buttons of a row are level. */
export const DocumentActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 6,
});
