import { useMemo } from 'react';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';

interface Props {
  readonly label: string;
  /** `HH:mm`; a time off the half hours, from an address, stays choosable. */
  readonly value: string;
  readonly times: readonly string[];
  readonly onChange: (time: string) => void;
}

export function TimeSelect({ label, value, times, onChange }: Props) {
  // Known by what they say: the days of the calendar are touched more often than the times of a day change.
  const all = (times.includes(value) ? times : [...times, value].toSorted()).join(' ');
  const options = useMemo(() => all.split(' ').map((time) => ({ value: time, label: time })), [all]);
  return <PlainSelect label={label} value={value} options={options} onChange={onChange} />;
}
