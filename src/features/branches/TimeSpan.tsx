import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { halfHours } from '#src/features/dates/rentalRange.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';

const Pair = styled('span')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

const ends = [...halfHours.slice(1), '24:00'];

interface Props {
  /** Name of the day, for screen readers. */
  readonly of: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (span: { from: string; to: string }) => void;
}

/** Opening and closing time; a closing time before the opening one cannot be chosen. */
export function TimeSpan({ of, from, to, onChange }: Props) {
  const { t } = useTranslation('branches');
  return (
    <Pair>
      <PlainSelect
        label={t('hours.from', { day: of })}
        isLabelHidden
        value={from}
        options={optionsOf(halfHours, from)}
        onChange={(next) => onChange({ from: next, to: to > next ? to : (ends.find((end) => end > next) ?? to) })}
      />
      <PlainSelect
        label={t('hours.to', { day: of })}
        isLabelHidden
        value={to}
        options={optionsOf(
          ends.filter((end) => end > from),
          to,
        )}
        onChange={(next) => onChange({ from, to: next })}
      />
    </Pair>
  );
}

/** A time off the half hours stays in the list. */
function optionsOf(times: readonly string[], value: string) {
  const all = times.includes(value) ? times : [...times, value].toSorted();
  return all.map((time) => ({ value: time, label: time }));
}
