import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';

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
  readonly isOn: boolean;
  readonly count: number | null;
  readonly onChange: (isOn: boolean) => void;
}

/** Cars that need no confirmation of their owner. */
export function InstantFilter({ isOn, count, onChange }: Props) {
  const { t } = useTranslation('search');
  return (
    <Row>
      <span>
        <b>
          <span>{t('filters.instant')}</span> {count === null ? null : <small>{count}</small>}
        </b>
        <small>{t('filters.instantHint')}</small>
      </span>
      <Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </Row>
  );
}
