import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  display: 'inline-flex',
  alignItems: 'center',
  padding: 3,
  borderRadius: theme.radii.pill,
  backgroundColor: theme.vars.palette.background.sunken,
  // On the picture of the home page the switch is glass.
  '[data-over-picture] &': { backgroundColor: 'rgba(8,26,18,.34)', backdropFilter: 'blur(10px)' },
  'footer[data-on-deep] &': { backgroundColor: theme.vars.palette.deep.line },
}));

/** One of the values, or a button that looks like one. */
export const Segment = styled(ButtonBase)(({ theme }) => ({
  minWidth: 38,
  height: 30,
  padding: '0 10px',
  borderRadius: theme.radii.pill,
  fontSize: '.8125rem',
  fontWeight: 500,
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  // 44 px to touch, 30 to see.
  '&::after': { content: '""', position: 'absolute', inset: '-7px 0' },
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: '0 1px 2px rgba(20,33,27,.16)',
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
  '[data-over-picture] &': { color: 'rgba(255,255,255,.86)' },
  '[data-over-picture] &[aria-pressed=true]': { backgroundColor: '#fff', color: theme.vars.palette.common.black },
  'footer[data-on-deep] &': { color: theme.vars.palette.deep.text },
  'footer[data-on-deep] &[aria-pressed=true]': { backgroundColor: '#fff', color: theme.vars.palette.common.black },
  [theme.breakpoints.down('md')]: { minWidth: 48, height: 36, fontSize: '.875rem', '&::after': { inset: '-4px 0' } },
}));

interface Props<Value extends string> {
  /** The accessible name. */
  label: string;
  value: Value;
  /** `name` is what screen readers add to a short label. */
  options: readonly { value: Value; label: string; name?: string; lang?: string }[];
  onChange: (value: Value) => void;
  /** What stands behind the values. */
  children?: ReactNode;
}

/** One of two or three short values, all of them in sight. */
export function SegmentedSwitch<Value extends string>({ label, value, options, onChange, children }: Props<Value>) {
  return (
    <Group data-script="" aria-label={label}>
      {options.map((option) => (
        <Segment
          key={option.value}
          aria-pressed={option.value === value}
          {...(option.name ? { 'aria-label': `${option.label}, ${option.name}` } : {})}
          {...(option.lang ? { lang: option.lang } : {})}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </Segment>
      ))}
      {children}
    </Group>
  );
}
