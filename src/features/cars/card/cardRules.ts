import type { CSSObject, Theme } from '@mui/material/styles';

const swiped = {
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const;

/** The maximum number of dots. */
const most = 8;

const photoRules = (theme: Theme): CSSObject => ({
  '& .photo': {
    position: 'relative',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    borderRadius: theme.radii.card,
    backgroundColor: theme.vars.palette.background.picture,
    // A hairline, so that a light photo stands out from the page.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 1px rgba(20,33,27,.06)',
      pointerEvents: 'none',
    },
  },
  '& .photo-link': { display: 'block', width: '100%', height: '100%' },
  // The photos side by side, one visible. `data-swipe` is set for several photos: "first" while only the first one is
  // rendered. Until then only touch devices get a scroll container, since on every scroll of the page the browser processes
  // all scrollable elements in it.
  '& .photo-track': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    width: '100%',
    height: '100%',
    overflow: 'clip',
    '&[data-swipe=all]': swiped,
    '@media (any-pointer: coarse)': {
      '&[data-swipe=first]': { ...swiped, '&::after': { content: '""', scrollSnapAlign: 'start' } },
    },
    '& > img': {
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
      minWidth: 0,
      transition: 'transform 400ms cubic-bezier(.2,.7,.2,1)',
    },
  },
  '&:hover .photo-track > img': { transform: 'scale(1.035)' },
  // The dots with the first one active, drawn by one element.
  '& .resting-dots': {
    position: 'absolute',
    bottom: 12,
    left: '50%',
    zIndex: 2,
    height: 6,
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 0 1px rgba(20,33,27,.5))',
    background: [
      'linear-gradient(#fff, #fff) 3px 0 / 10px 6px no-repeat',
      'radial-gradient(circle at 3px, #fff 3px, transparent 3px) 0 0 / 6px 6px no-repeat',
      'radial-gradient(circle at 3px, #fff 3px, transparent 3px) 10px 0 / 6px 6px no-repeat',
      'radial-gradient(circle at 8px, rgba(255,255,255,.62) 3px, transparent 3px) 16px 0 / 11px 6px',
    ].join(','),
    ...Object.fromEntries(
      Array.from({ length: most }, (_, index) => [`&[data-count='${index + 1}']`, { width: 16 + index * 11 }]),
    ),
  },
});

/** On a photo, the same in both colour schemes. */
const tagRules = (theme: Theme): CSSObject => ({
  // Beside the heart; what does not fit goes on the next line.
  '& .tags': {
    position: 'absolute',
    top: 12,
    left: 12,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    maxWidth: 'calc(100% - 64px)',
  },
  '& .tag': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 28,
    padding: '0 10px',
    borderRadius: theme.radii.pill,
    backgroundColor: 'rgba(255,255,255,.94)',
    boxShadow: '0 1px 3px rgba(20,33,27,.14)',
    color: '#14211b',
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1,
    '& > svg': { width: 16, height: 16, marginLeft: -3, color: '#0b7a4b' },
    '&[data-sale]': { backgroundColor: '#14211b', color: '#fff' },
  },
});

const wordRules = ({ vars: { palette }, typography }: Theme): CSSObject => ({
  '& h3': { ...typography.h3, fontSize: '1rem', lineHeight: 1.35, letterSpacing: 0 },
  '& .year': { color: palette.text.secondary, fontWeight: 400 },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    marginTop: 2,
    color: palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.5,
    '& > :not(:last-child)::after': { content: '"·"', margin: '0 6px', color: palette.text.tertiary },
  },
  '& .price': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 6px',
    marginTop: 8,
    fontSize: '.875rem',
    lineHeight: 1.5,
    color: palette.text.secondary,
    '& > .amount': { color: palette.text.primary, fontSize: '1rem', fontWeight: 600 },
    '& > s': { color: palette.text.tertiary },
    '& > [data-total]::before': { content: '"·"', marginRight: 6, color: palette.text.tertiary },
  },
  '& .rating': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 4,
    height: 22,
    fontSize: '.875rem',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > svg': { width: 16, height: 16, color: palette.star },
    '& > .score': { fontWeight: 'inherit' },
    '& > .count, & > .new': { color: palette.text.tertiary, fontWeight: 400 },
  },
  '[data-on-deep] &': {
    '& .year, & .facts, & .facts > ::after, & .price, & .price > s, & .price > [data-total]::before, & .rating > .count, & .rating > .new':
      {
        color: palette.deep.text,
      },
    '& .price > .amount': { color: palette.deep.contrastText },
  },
});

/**
 * Styles for the parts of a card, by class name: forty cards are one styled element each instead of twelve, which halves
 * the time spent on styles.
 */
export const cardRules = (theme: Theme): CSSObject => ({
  ...photoRules(theme),
  ...tagRules(theme),
  ...wordRules(theme),
});
