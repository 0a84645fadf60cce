import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A pill that is on or off (`aria-pressed`) or removes something. Its parts: `label`, which may wrap, and `count`. */
export const ChoiceChip = styled(ButtonBase)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '6px 14px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  // A name longer than its column wraps instead of overlapping the next one.
  maxWidth: '100%',
  '& > .label': { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  // 44 px to touch, 36 to see.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed=true], &[data-on]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    '&:hover': { backgroundColor: theme.vars.palette.primary.softHover },
    '& > .count': { color: 'inherit', opacity: 0.8 },
  },
  '&.Mui-disabled': { borderColor: theme.vars.palette.divider, color: theme.vars.palette.text.tertiary },
  '& > .count': { fontSize: '.8125rem', fontWeight: 400, color: theme.vars.palette.text.tertiary },
  '& > svg': { width: 16, height: 16, opacity: 0.75 },
}));
