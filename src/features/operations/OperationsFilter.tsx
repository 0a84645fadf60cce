import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OperationKind } from '#contract/operations.ts';
import { isLocalDay, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { ChoiceChip } from '#src/ui/ChoiceChip.tsx';
import { PlainSelect } from '#src/ui/PlainSelect.tsx';
import { addressOfWish, operationKinds, periodOf, periods, spanOf } from './operationsWish.ts';
import type { OperationsWish, Period } from './operationsWish.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  marginBottom: 16,
  '& > *': { flex: '0 1 190px', minWidth: 150 },
  '& label': { display: 'block', ...theme.typography.body2, fontWeight: 500 },
  '& input': {
    width: '100%',
    minHeight: 44,
    marginTop: 6,
    padding: '8px 14px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '.9375rem',
  },
}));

interface Props {
  readonly wish: OperationsWish;
  readonly cars: readonly { readonly id: number; readonly name: string }[];
}

/** Which operations are shown; the choice is in the address, and other than the page it stays. */
export function OperationsFilter({ wish, cars }: Props) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const today = todayInTbilisi(useServerNow());
  const go = (changes: Partial<Record<keyof OperationsWish, OperationsWish[keyof OperationsWish]>>) => {
    const next = Object.entries({ ...wish, ...changes }).filter(([, value]) => value !== undefined);
    // What was left out above are the values that may be missing.
    void navigate(addressOfWish(Object.fromEntries(next) as unknown as OperationsWish));
  };
  const period = periodOf(wish, today) ?? '';
  return (
    <Row>
      <PlainSelect<Period | ''>
        label={t('period')}
        value={period}
        options={[
          ...periods.map((name) => ({ value: name, label: t(`periods.${name}`) })),
          ...(period === '' ? [{ value: '' as const, label: t('periods.own') }] : []),
        ]}
        onChange={(name) => {
          if (name !== '') go(spanOf(name, today));
        }}
      />
      <DayField label={t('from')} value={wish.from} max={wish.to} onChange={(from) => go({ from })} />
      <DayField label={t('to')} value={wish.to} min={wish.from} onChange={(to) => go({ to })} />
      <PlainSelect<OperationKind | ''>
        label={t('kind')}
        value={wish.kind ?? ''}
        options={[
          { value: '', label: t('all') },
          ...operationKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
        onChange={(kind) => go({ kind: kind === '' ? undefined : kind })}
      />
      {cars.length === 0 ? null : (
        <PlainSelect
          label={t('car')}
          value={String(wish.car_id ?? '')}
          options={[
            { value: '', label: t('all') },
            ...cars.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => go({ car_id: id === '' ? undefined : Number(id) })}
        />
      )}
      {wish.owner_id === undefined ? null : (
        <ChoiceChip data-on="" onClick={() => go({ owner_id: undefined })}>
          {t('everyOwner')}
        </ChoiceChip>
      )}
    </Row>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** The browser's own field for a day; half-typed days change nothing. */
function DayField({ label, value, min, max, onChange }: DayProps) {
  return (
    <label>
      {label}
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          const day = target.value;
          if (isLocalDay(day) && (min === undefined || day >= min) && (max === undefined || day <= max)) onChange(day);
        }}
      />
    </label>
  );
}
