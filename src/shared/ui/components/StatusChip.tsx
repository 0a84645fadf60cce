import { styled } from '@mui/material/styles';

/** Icon, word and colour of a state. */
export const StatusChip = styled('span')<{ 'data-tone': 'ok' | 'wait' | 'bad' | 'off' }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '4px 12px 4px 10px',
  borderRadius: theme.radii.pill,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', width: 16, height: 16 },
  '&[data-tone=ok]': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.onSoft },
  '&[data-tone=wait]': { backgroundColor: theme.vars.palette.warning.soft, color: theme.vars.palette.warning.onSoft },
  '&[data-tone=bad]': { backgroundColor: theme.vars.palette.error.soft, color: theme.vars.palette.error.onSoft },
  '&[data-tone=off]': { backgroundColor: theme.vars.palette.grey.soft, color: theme.vars.palette.grey.onSoft },
}));
