import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OperationKind, OperationState } from '#contract/calls/operations/operations.ts';
import { operationKinds, operationStates } from '#contract/domain/money/operationKinds.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { periodOf, periods, spanOf } from './operationsFilters.ts';
import type { OperationsUrl, Period } from './operationsFilters.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& > *': { flex: '1 1 160px', minWidth: 0 },
  '& > .MuiOutlinedInput-root': { flex: '2 1 260px' },
  '& > button': { flex: 'none' },
  [theme.breakpoints.down('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .MuiOutlinedInput-root': { gridColumn: '1 / -1' },
    '& > button': { justifySelf: 'start' },
  },
}));

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly url: OperationsUrl;
  readonly today: LocalDay;
  readonly cars: readonly Named[];
  readonly branches: readonly Named[];
}

/** Which operations are shown; the choice is in the address, and other than the page it stays. */
export function OperationsFilter({ url: { place: filters, change: go }, today, cars, branches }: Props) {
  const { t } = useTranslation('operations');
  const [draft, setDraft] = useDraft(filters.q ?? '', (q) => go({ q: q.trim() }, { replace: true }));
  // Choosing days starts from those of the selected period.
  const [isChoosing, setChoosing] = useUiState('operations/ownDays', false);
  const period = (isChoosing ? undefined : periodOf(filters, today)) ?? '';
  const every = (of: string) => ({ value: '' as const, label: t('every', { of }) });
  const named = (name: 'car' | 'branch', options: readonly Named[]) => (
    <PlainSelect
      label={t(name)}
      isLabelHidden
      value={String(filters[`${name}_id`] ?? '')}
      options={[
        every(t(name)),
        ...options.map(({ id, name: text }) => ({ value: String(id), label: text })),
        ...unknown(filters[`${name}_id`], options),
      ]}
      onChange={(id) => go({ [`${name}_id`]: id === '' ? undefined : Number(id) })}
    />
  );
  return (
    <Row role="search" aria-label={t('filters')}>
      <SmallInput type="search" label={t('search')} placeholder={t('search')} value={draft} onChange={setDraft} />
      <PlainSelect<Period | ''>
        label={t('period')}
        isLabelHidden
        value={period}
        options={[
          ...periods.map((name) => ({ value: name, label: t(`periods.${name}`) })),
          { value: '', label: t('periods.own') },
        ]}
        onChange={(name) => {
          setChoosing(name === '');
          if (name !== '') go(spanOf(name, today));
        }}
      />
      {period === '' ? <DaysFields from={filters.from} to={filters.to} onChange={go} /> : null}
      <PlainSelect<OperationKind | ''>
        label={t('kind')}
        isLabelHidden
        value={filters.kind ?? ''}
        options={[every(t('kind')), ...operationKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))]}
        onChange={(kind) => go({ kind: kind === '' ? undefined : kind })}
      />
      {cars.length > 1 || filters.car_id !== undefined ? named('car', cars) : null}
      {branches.length > 1 || filters.branch_id !== undefined ? named('branch', branches) : null}
      <PlainSelect<OperationState | ''>
        label={t('state')}
        isLabelHidden
        value={filters.state ?? ''}
        options={[
          every(t('state')),
          ...operationStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
        onChange={(state) => go({ state: state === '' ? undefined : state })}
      />
      {filters.owner_id === undefined ? null : (
        <ChoiceChip data-on="" onClick={() => go({ owner_id: undefined, car_id: undefined, branch_id: undefined })}>
          {t('everyOwner')}
        </ChoiceChip>
      )}
    </Row>
  );
}

/** An id from the address stays selected, even when its name is not in the list. */
const unknown = (id: number | undefined, options: readonly Named[]) =>
  id === undefined || options.some((one) => one.id === id) ? [] : [{ value: String(id), label: `№ ${id}` }];

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '&&': { flexBasis: 330 },
  '& label': { display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 6 },
  '& .name': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& input': {
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    padding: '8px 10px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '.9375rem',
  },
  [theme.breakpoints.down('lg')]: { gridColumn: '1 / -1' },
}));

interface DaysFieldsProps {
  readonly from: string;
  readonly to: string;
  readonly onChange: (change: { from: string } | { to: string }) => void;
}

/** The first and the last day, by the browser's own fields; half-typed days change nothing. */
function DaysFields({ from, to, onChange }: DaysFieldsProps) {
  const { t } = useTranslation('operations');
  return (
    <Fields>
      <label>
        <span className="name">{t('from')}</span>
        <input
          type="date"
          value={from}
          max={to}
          onChange={({ target: { value: day } }) => {
            if (isLocalDay(day) && day <= to) onChange({ from: day });
          }}
        />
      </label>
      <label>
        <span className="name">{t('to')}</span>
        <input
          type="date"
          value={to}
          min={from}
          onChange={({ target: { value: day } }) => {
            if (isLocalDay(day) && day >= from) onChange({ to: day });
          }}
        />
      </label>
    </Fields>
  );
}
