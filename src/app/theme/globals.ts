import type { CSSObject, Theme } from '@mui/material/styles';
import { fontFaces, fontRules } from './fonts.ts';

/** Sizes of the page; `theme.layout` names them. */
const sizes = {
  ':root': { '--gza-gutter': '40px', '--gza-header': '72px', '--gza-bar': '0px', '--gza-section': '88px' },
};

/** What holds for every page. */
const rulesOf = (theme: Theme): CSSObject => ({
  ...sizes,
  [theme.breakpoints.down('xl')]: { ':root': { '--gza-gutter': '24px', '--gza-section': '72px' } },
  [theme.breakpoints.down('md')]: {
    ':root': {
      '--gza-gutter': '16px',
      '--gza-header': '60px',
      '--gza-bar': 'calc(64px + env(safe-area-inset-bottom))',
      '--gza-section': '56px',
    },
  },
  html: {
    scrollPaddingTop: 'calc(var(--gza-header) + 16px)',
    // A focused element scrolls to above the bar of a phone.
    scrollPaddingBottom: 'calc(var(--gza-bar) + 16px)',
  },
  body: {
    minWidth: 320,
    overflowX: 'clip',
    textRendering: 'optimizeLegibility',
    // What people write may be one long word.
    overflowWrap: 'break-word',
  },
  // A column of its own is as wide as its box, however long a word in it is.
  ':where(*)': { gridAutoColumns: 'minmax(0, 1fr)' },
  'h1,h2,h3,h4,p,figure,ul,ol,dl,dd,fieldset': { margin: 0, padding: 0, border: 0 },
  'h1,h2,h3,h4': { fontWeight: 600, lineHeight: 1.3 },
  'ul,ol': { listStyle: 'none' },
  // It is between a `<details>` and its content, and the baseline's rule for every element does not reach it.
  '::details-content': { boxSizing: 'inherit' },
  'img,svg,video': { display: 'block', maxWidth: '100%' },
  a: { color: 'inherit', textDecoration: 'none' },
  button: { font: 'inherit' },
  // Where users have set the colours themselves, no background says what is chosen.
  '@media (forced-colors: active)': {
    '[aria-current],[aria-pressed=true],[aria-selected=true],[data-on]': {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
  },
  ':focus-visible': {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    // Paper is white in any scheme.
    ':root': { colorScheme: 'light !important', background: '#fff !important' },
    'body,#main': { minHeight: '0 !important', background: 'none !important' },
    'header,footer,nav,[data-screen-only]': { display: 'none !important' },
  },
  // Without scripts buttons do nothing; pictures in them can still be viewed.
  '@media (scripting: none)': {
    'button:not([type=submit], :has(img)),[data-script]': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/** Styles beyond MUI's baseline. One object holds one `@font-face`, so there is a list of them. */
export const globals = (theme: Theme) => [
  ...fontFaces.map((face): CSSObject => ({ '@font-face': face })),
  fontRules,
  rulesOf(theme),
];
