import { styled } from '@mui/material/styles';

/** One's own on the right in green, the other one's on the left. */
export const Bubble = styled('p')(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '72%',
  padding: '10px 14px',
  borderRadius: 18,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rest,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '[data-tail] > &': { borderBottomLeftRadius: 6 },
  '[data-own] > &': {
    marginInlineStart: 'auto',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    boxShadow: 'none',
  },
  '[data-own][data-tail] > &': { borderBottomLeftRadius: 18, borderBottomRightRadius: 6 },
  [theme.breakpoints.down('md')]: { maxWidth: '84%' },
}));

/** Below a bubble: the time, and whether it was seen. */
export const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '2px 6px 10px',
  color: theme.vars.palette.text.secondary,
  fontSize: '.78125rem',
  fontVariantNumeric: 'tabular-nums',
  '[data-own] > &': { justifyContent: 'flex-end' },
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.primary.text },
  '&[data-failed], &[data-failed] > svg': { color: theme.vars.palette.error.main },
}));

/** Why a text differs from what was typed. */
export const Note = styled('p')(({ theme }) => ({
  maxWidth: '72%',
  width: 'fit-content',
  margin: '4px 6px',
  color: theme.vars.palette.text.secondary,
  fontSize: '.78125rem',
  lineHeight: 1.4,
  '[data-own] > &': { marginInlineStart: 'auto', textAlign: 'end' },
}));
