import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.9375rem',
  cursor: 'pointer',
  '& > span:last-of-type': { marginInlineEnd: -8 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface Props {
  readonly title: string;
  readonly hint: string | null;
  readonly isOn: boolean;
  readonly count: number | null;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether cars have to have something. */
export function ChoiceFilter({ title, hint, isOn, count, onChange }: Props) {
  return (
    <Row>
      <span>
        <b>
          <span>{title}</span> {count === null ? null : <small>{count}</small>}
        </b>
        {hint === null ? null : <small>{hint}</small>}
      </span>
      <Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </Row>
  );
}
