import { PlainSelect } from '#src/ui/PlainSelect.tsx';

interface Props {
  readonly label: string;
  /** `HH:mm`; a time off the half hours, from an address, stays choosable. */
  readonly value: string;
  readonly times: readonly string[];
  readonly onChange: (time: string) => void;
}

export function TimeSelect({ label, value, times, onChange }: Props) {
  const all = times.includes(value) ? times : [...times, value].toSorted();
  return (
    <PlainSelect
      label={label}
      value={value}
      options={all.map((time) => ({ value: time, label: time }))}
      onChange={onChange}
    />
  );
}
