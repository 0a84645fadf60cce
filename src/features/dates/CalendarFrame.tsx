import { styled } from '@mui/material/styles';
import { unseen } from '#src/shared/ui/layout/VisuallyHidden.tsx';

/** Styles for the calendar library's own elements by their class names. */
export const CalendarFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .rdp-root': { position: 'relative' },
    '& .rdp-months': { display: 'flex', gap: 32, justifyContent: 'center' },
    '& .rdp-month': { flex: '1 1 308px', minWidth: 0, maxWidth: 364 },
    '& .rdp-nav': { position: 'absolute', insetInline: 0, top: 0, display: 'flex', justifyContent: 'space-between' },
    '& .rdp-button_next, & .rdp-button_previous': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.background.sunken },
      '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
    },
    '& .rdp-chevron': { width: 18, height: 18, fill: palette.text.primary },
    '& .rdp-month_caption': { display: 'grid', placeItems: 'center', height: 44, fontWeight: 600 },
    '& .rdp-month_grid': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& .rdp-weekday': { padding: '6px 0', ...theme.typography.caption, color: palette.text.tertiary },
    '& .rdp-day': { padding: '1px 0', textAlign: 'center' },
    '& .rdp-day_button': {
      position: 'relative',
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      height: 44,
      padding: 0,
      border: '1px solid transparent',
      borderRadius: theme.radii.control,
      background: 'none',
      color: palette.text.primary,
      fontSize: '.9375rem',
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&:hover:not(:disabled)': { borderColor: palette.text.primary },
      '& .note': { ...theme.typography.caption, fontSize: '.6875rem', lineHeight: 1.2, color: palette.text.tertiary },
    },
    '& .rdp-today .rdp-day_button': { fontWeight: 600, borderColor: palette.outline },
    '& .rdp-disabled .rdp-day_button': { color: palette.text.tertiary, opacity: 0.55, cursor: 'default' },
    '& .rdp-taken.rdp-disabled .rdp-day_button, & .rdp-disabled[data-taken] .rdp-day_button': {
      textDecoration: 'line-through',
    },
    '& .rdp-closed .rdp-day_button': { borderColor: palette.outline, borderStyle: 'dashed' },
    '& .rdp-range_middle': { backgroundColor: palette.primary.soft },
    '& .rdp-range_middle .rdp-day_button': { color: palette.primary.onSoft, '& .note': { color: 'inherit' } },
    '& .rdp-range_start:not(.rdp-range_end)': {
      background: `linear-gradient(90deg, transparent 50%, ${palette.primary.soft} 50%)`,
    },
    '& .rdp-range_end:not(.rdp-range_start)': {
      background: `linear-gradient(90deg, ${palette.primary.soft} 50%, transparent 50%)`,
    },
    '& .rdp-range_start .rdp-day_button, & .rdp-range_end .rdp-day_button': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: 600,
      opacity: 1,
      '& .note': { color: 'inherit' },
    },
    '& .rdp-label': unseen,
    '& .rdp-hidden': { visibility: 'hidden' },
  };
});
