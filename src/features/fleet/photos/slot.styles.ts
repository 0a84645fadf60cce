import { styled } from '@mui/material/styles';

export const Slots = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** A slot: its picture and its controls below. */
export const Slot = styled('li')(({ theme }) => ({
  minWidth: 0,
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 8px',
    marginTop: 7,
    fontSize: '.8125rem',
    lineHeight: 1.4,
  },
  '& > p > .name': { fontWeight: 500 },
  '& > p > .note': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '&[data-lifted]': { opacity: 0.5 },
}));

const glass = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 8,
  backgroundColor: 'rgba(255,255,255,.92)',
  color: '#14211b',
} as const;

export const SlotPicture = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.picture,
  '& > img': { gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' },
  // A touch target of 44 px, 30 px visible.
  '& > [data-corner]': {
    ...glass,
    top: 6,
    width: 30,
    height: 30,
    padding: 0,
    '&::after': { content: '""', position: 'absolute', inset: -7 },
  },
  '& > [data-corner]:hover': { backgroundColor: '#fff' },
  '& > [data-corner=handle]': { left: 6, cursor: 'grab', touchAction: 'none' },
  '& > [data-corner=menu]': { right: 6 },
  '& > [data-corner] > svg': { width: 18, height: 18 },
  '& > mark': {
    ...glass,
    bottom: 6,
    left: 6,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 24,
    padding: '0 9px 0 6px',
    borderRadius: theme.radii.pill,
    fontSize: '.75rem',
    fontWeight: 600,
    '& > svg': { width: 15, height: 15, color: '#e5a800' },
  },
  '[data-look=main] > &': {
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
  },
  '[data-look=sending] > &': {
    '& > img': { opacity: 0.42 },
    '& > .percent': {
      position: 'relative',
      gridArea: '1 / 1',
      padding: '4px 12px',
      borderRadius: theme.radii.pill,
      backgroundColor: 'rgba(255,255,255,.94)',
      color: '#14211b',
      fontSize: '.875rem',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& > .MuiLinearProgress-root': { position: 'absolute', right: 0, bottom: 0, left: 0, height: 5 },
  },
  '[data-look=failed] > &': {
    alignContent: 'center',
    gap: 6,
    padding: 8,
    border: `1.5px solid ${theme.vars.palette.error.main}`,
    backgroundColor: theme.vars.palette.error.soft,
    color: theme.vars.palette.error.onSoft,
    fontSize: '.8125rem',
    lineHeight: 1.35,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    aspectRatio: 'auto',
    minHeight: '100%',
  },
  '[data-over] > &': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** An empty slot, which is a button as a whole. */
export const EmptySlot = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: 8,
  gridArea: '1 / 1',
  border: `1.5px dashed ${theme.vars.palette.control}`,
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary, color: theme.vars.palette.text.primary },
  '& > svg': { width: 30, height: 30 },
}));
