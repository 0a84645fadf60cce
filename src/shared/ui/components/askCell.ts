import type { CSSObject, Theme } from '@mui/material/styles';

/** `plain` is for a form with its own frame, `framed` is used alone. */
export type AskLook = 'plain' | 'framed';

/** A field of the search form: a small label over the value. Place and dates look alike. */
export const askCell = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  transition: theme.transitions.create(['background-color', 'border-color']),
  '& > label, & > .label': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& > .value': { display: 'flex', alignItems: 'center', gap: 8, marginTop: 3 },
  '& svg': { width: 20, height: 20, flex: 'none', color: theme.vars.palette.primary.text },
});

/** Its two looks; `more` is what one of them adds. */
export const askLooks = (theme: Theme, more: Readonly<Record<AskLook, CSSObject>>) => [
  {
    props: { look: 'plain' },
    style: {
      minHeight: 84,
      padding: '12px 20px',
      borderRadius: 14,
      '&:hover, &:focus-within': { backgroundColor: theme.vars.palette.background.mist },
      [theme.breakpoints.down('md')]: { minHeight: 68, padding: '10px 12px' },
      ...more.plain,
    },
  },
  {
    props: { look: 'framed' },
    style: {
      minHeight: 64,
      padding: '8px 14px',
      border: `1px solid ${theme.vars.palette.control}`,
      borderRadius: theme.radii.control,
      backgroundColor: theme.vars.palette.background.paper,
      '&:hover, &[aria-expanded=true]': { borderColor: theme.vars.palette.text.primary },
      ...more.framed,
    },
  },
];
