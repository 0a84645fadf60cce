import { styled } from '@mui/material/styles';

/** The photograph that is being taken, with what it is lined up with. */
export const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radii.large,
  backgroundColor: '#26332c',
  '& > *': { gridArea: '1 / 1', minWidth: 0, minHeight: 0 },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > p': {
    alignSelf: 'end',
    justifySelf: 'start',
    margin: 12,
    padding: '4px 12px',
    borderRadius: theme.radii.pill,
    backgroundColor: 'rgba(6,24,16,.72)',
    color: '#fff',
    fontSize: '.8125rem',
    fontWeight: 500,
  },
}));

export const Shutter = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  margin: '16px 0',
  '& > button': { flex: '0 1 auto', minHeight: 48 },
  [theme.breakpoints.down('md')]: { '& > button:first-of-type': { flex: '1 1 100%' } },
}));

export const Angles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 10,
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 44,
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    lineHeight: 1.3,
    textAlign: 'center',
  },
  '& button > span': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 2',
    marginBottom: 4,
    padding: 6,
    overflow: 'hidden',
    border: `1px dashed ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.mist,
  },
  '& button[aria-pressed=true]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& button[aria-pressed=true] > span': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '& button[data-there] > span': { padding: 0, borderStyle: 'solid', borderColor: 'transparent' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& mark': {
    position: 'absolute',
    right: 4,
    bottom: 4,
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.text,
    '& > svg': { width: 16, height: 16 },
  },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.75rem', fontWeight: 400 },
}));
