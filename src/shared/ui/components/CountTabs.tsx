import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Tabs = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minInlineSize: 0,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
});

const Tab = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  padding: '8px 16px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '.9375rem',
  fontWeight: 500,
  '& > .count': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&[aria-pressed=true]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 600,
  },
}));

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while they are loading. */
  readonly counts: Readonly<Partial<Record<Value, number>>> | null;
  readonly onChoose: (value: Value) => void;
}

/** Parts of a list, each with how many there are in it. */
export function CountTabs<Value extends string>({ label, value, options, counts, onChoose }: Props<Value>) {
  return (
    <Tabs aria-label={label}>
      {options.map((option) => (
        <Tab key={option.value} aria-pressed={option.value === value} onClick={() => onChoose(option.value)}>
          <span>{option.label}</span> <b className="count">{counts?.[option.value] ?? '–'}</b>
        </Tab>
      ))}
    </Tabs>
  );
}
