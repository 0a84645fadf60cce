import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { memo } from 'react';
import type { EntryKind } from '../entries.ts';
import { signOf } from '../entryIcons.ts';
import { HEAD, ROW } from './gridSizes.ts';

const hatch = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 6px, transparent 6px 12px)`;

type Palette = Pick<Theme['palette'], 'primary' | 'warning' | 'grey' | 'text'>;

/** Text colours by kind of bar. */
const inks: readonly (readonly [kind: EntryKind, ink: (palette: Palette) => string])[] = [
  ['order', ({ primary }) => primary.contrastText],
  ['road', ({ primary }) => primary.onSoft],
  ['done', ({ text }) => text.secondary],
  ['hold', ({ primary }) => primary.onSoft],
  ['request', ({ warning }) => warning.onSoft],
  ['owner', ({ text }) => text.primary],
  ['maintenance', ({ text }) => text.primary],
  ['ical', ({ grey }) => grey.onSoft],
];

const writtenIn = (palette: Palette): CSSObject =>
  Object.fromEntries(inks.map(([kind, ink]) => [`& [data-kind=${kind}] > .label`, { color: ink(palette) }]));

/** CSS variables do not work inside a background image, so each scheme has its own. */
const signsIn = (palette: Palette | undefined): CSSObject =>
  palette
    ? Object.fromEntries(
        inks.map(([kind, ink]) => [
          `& [data-kind=${kind}] > .label > .title`,
          { backgroundImage: signOf(kind, ink(palette)) },
        ]),
      )
    : {};

const lookOf = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollMarginTop: 68,
    maxHeight: 'max(340px, calc(100dvh - 250px))',
    borderRadius: theme.radii.card,
    backgroundColor: palette.background.paper,
    boxShadow: palette.elevation.rest,
    userSelect: 'none',
    touchAction: 'pan-x pan-y',
    fontSize: '.8125rem',
    lineHeight: 1.3,
    '&:focus-visible': { outlineOffset: -2 },
    '& [data-part=head]': { position: 'sticky', top: 0, zIndex: 4, height: HEAD },
    '& [data-part=head] > [role=row]': {
      position: 'relative',
      height: HEAD,
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '& [data-part=car], & [data-car]': {
      left: 0,
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      width: 'var(--car)',
      height: '100%',
      padding: '0 16px',
      borderRight: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      '& > .text': { minWidth: 0 },
      '& .name': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        fontSize: '.875rem',
        fontWeight: 600,
      },
      '& .state': { color: palette.text.secondary, fontSize: '.8125rem' },
      '& img': { flex: 'none', width: 52, height: 38, borderRadius: 6, objectFit: 'cover' },
    },
    '& [data-part=car]': { position: 'sticky', zIndex: 3 },
    '& [data-part=cars]': { position: 'sticky', left: 0, zIndex: 3, width: 'var(--car)', height: '100%' },
    '& [data-car]': { position: 'absolute', height: ROW, borderBottom: `1px solid ${palette.divider}` },
    '& [data-chosen]': { backgroundColor: palette.primary.soft },
    '& [data-part=days]': { position: 'absolute', top: 0, bottom: 0, display: 'flex' },
    '& [role=columnheader][data-day]': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      width: 'var(--day)',
      borderRight: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
      '& .number': { color: palette.text.primary, fontSize: '.9375rem', fontWeight: 600 },
      '&[data-weekend]': { backgroundColor: palette.background.mist },
      '&[data-mark=free]': { backgroundColor: palette.primary.soft, '&, & .number': { color: palette.primary.onSoft } },
      '&[data-mark=taken]': { backgroundColor: palette.error.soft, '&, & .number': { color: palette.error.onSoft } },
      '&[data-today]': {
        backgroundColor: palette.primary.main,
        '&, & .number': { color: palette.primary.contrastText },
      },
    },
    '& [data-part=body]': {
      position: 'relative',
      backgroundImage: `linear-gradient(to right, transparent calc(var(--day) - 1px), ${palette.divider} 0),
        linear-gradient(to right, transparent calc(5 * var(--day)), ${palette.background.mist} 0)`,
      backgroundSize: 'var(--day) 100%, calc(7 * var(--day)) 100%',
      backgroundPositionX: 'var(--car)',
    },
    '& [data-part=body] > [role=row]': {
      position: 'absolute',
      left: 0,
      width: '100%',
      height: ROW,
      borderBottom: `1px solid ${palette.divider}`,
      contain: 'size layout style',
    },
    // Hidden under the car column, or scrolled out with its row.
    '& [role=rowheader]': { width: 'var(--car)', height: '100%' },
    '& [role=gridcell]': { width: 'var(--day)', height: '100%' },
    '& [role=gridcell][data-active]': { boxShadow: `inset 0 0 0 2px ${palette.focus}`, borderRadius: 4 },
    '& [data-part=now]': {
      position: 'absolute',
      zIndex: 2,
      top: 0,
      bottom: 0,
      width: 2,
      backgroundColor: palette.primary.main,
      pointerEvents: 'none',
    },
    '& [data-part=bars]': {
      position: 'absolute',
      inset: '0 0 0 var(--car)',
      display: 'flex',
      alignItems: 'flex-start',
      pointerEvents: 'none',
    },
    // Where users have set the colours themselves, too: nothing else says which days they take.
    '& [data-entry], & [data-draft], & [data-part=now], & [role=gridcell][data-active]': { forcedColorAdjust: 'none' },
    '& [data-entry]': {
      flex: 'none',
      display: 'flex',
      height: 40,
      marginTop: 12,
      borderRadius: 8,
      cursor: 'pointer',
      pointerEvents: 'auto',
      '& > .label': { flex: 'auto', minWidth: 0, padding: '3px 8px', overflow: 'clip', pointerEvents: 'none' },
      '& .title, & .detail': { display: 'block', whiteSpace: 'nowrap', fontSize: '.8125rem' },
      '& .title': { paddingLeft: 17, background: 'no-repeat 0 2px / 13px', fontWeight: 600 },
      '& .detail': { fontSize: '.75rem' },
      '&[data-tail]': {
        backgroundImage: hatch('rgba(255,255,255,.35)'),
        backgroundPosition: 'right',
        backgroundRepeat: 'no-repeat',
      },
      '&[data-low]': { zIndex: 1, height: 26, marginTop: 34, '& .detail': { display: 'none' } },
    },
    '& [data-kind=order]': { backgroundColor: palette.primary.main },
    '& [data-kind=road]': { backgroundColor: palette.primary.softHover },
    '& [data-kind=done]': { backgroundColor: palette.background.sunken },
    '& [data-kind=hold]': {
      backgroundColor: palette.primary.soft,
      boxShadow: `inset 0 0 0 1.5px ${palette.primary.main}`,
    },
    '& [data-kind=request]': {
      backgroundColor: palette.warning.soft,
      boxShadow: `inset 0 0 0 1.5px ${palette.warning.main}`,
    },
    '& [data-kind=owner]': {
      backgroundColor: palette.background.sunken,
      boxShadow: `inset 0 0 0 1px ${palette.outline}`,
      cursor: 'grab',
    },
    '& [data-kind=maintenance]': {
      backgroundColor: palette.background.paper,
      backgroundImage: hatch(palette.background.sunken),
      boxShadow: `inset 0 0 0 1px ${palette.outline}`,
      cursor: 'grab',
    },
    '& [data-kind=ical]': {
      backgroundColor: palette.grey.soft,
      boxShadow: `inset 0 0 0 1px ${palette.outline}`,
    },
    ...writtenIn(palette),
    ...signsIn(theme.colorSchemes.light?.palette),
    [theme.getColorSchemeSelector('dark')]: signsIn(theme.colorSchemes.dark?.palette),
    '& [data-edge]': { flex: 'none', width: 10, cursor: 'ew-resize' },
    '& [data-edge=from]': { marginRight: -10 },
    '& [data-edge=to]': { marginLeft: 'auto' },
    '& .label ~ [data-edge=to]': { marginLeft: -10 },
    '& [data-moved]': { opacity: 0.4 },
    '& [data-draft]': {
      position: 'absolute',
      zIndex: 2,
      top: 10,
      height: 44,
      padding: '4px 8px',
      overflow: 'hidden',
      borderRadius: 8,
      backgroundColor: palette.primary.soft,
      boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
      color: palette.primary.onSoft,
      whiteSpace: 'nowrap',
      fontWeight: 600,
      '&[data-draft=taken]': {
        backgroundColor: palette.error.soft,
        backgroundImage: hatch(`color-mix(in srgb, ${palette.error.main} 35%, transparent)`),
        boxShadow: `inset 0 0 0 2px ${palette.error.main}`,
        opacity: 0.9,
      },
    },
    [theme.breakpoints.down('md')]: {
      maxHeight: 'max(300px, calc(100dvh - 230px))',
      '& [data-part=car], & [data-car]': { padding: '0 10px', '& img': { display: 'none' } },
    },
  };
};

const styles = (theme: Theme): CSSObject => ({ '[data-calendar]': lookOf(theme) });

/**
 * The styles of the calendar as one global sheet. Its hundreds of cells are plain elements: styled components would
 * recompute their styles on every scroll step.
 */
export const CalendarGridStyles = memo(function CalendarGridStyles() {
  return <GlobalStyles styles={styles} />;
});
