import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

interface Props {
  readonly labels: readonly [from: string, to: string];
  /** Ascending. */
  readonly steps: readonly number[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly write: (step: number) => string;
  readonly onChange: (from: number | undefined, to: number | undefined) => void;
}

/** Lower and upper bound, each a list limited by the other. */
export function BoundsFilter({ labels, steps, from, to, write, onChange }: Props) {
  const { t } = useTranslation('search');
  const options = (first: string, fits: (step: number) => boolean, chosen: number | undefined) => [
    { value: '', label: first },
    ...withChosen(steps.filter(fits), chosen).map((step) => ({ value: String(step), label: write(step) })),
  ];
  const read = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <Pair>
      <PlainSelect
        isLabelHidden
        label={labels[0]}
        value={from === undefined ? '' : String(from)}
        options={options(t('filters.from'), (step) => to === undefined || step <= to, from)}
        onChange={(text) => onChange(read(text), to)}
      />
      <PlainSelect
        isLabelHidden
        label={labels[1]}
        value={to === undefined ? '' : String(to)}
        options={options(t('filters.to'), (step) => from === undefined || step >= from, to)}
        onChange={(text) => onChange(from, read(text))}
      />
    </Pair>
  );
}

/** A URL may have a value between the steps. */
function withChosen(steps: readonly number[], chosen: number | undefined): readonly number[] {
  if (chosen === undefined || steps.includes(chosen)) return steps;
  return [...steps, chosen].toSorted((a, b) => a - b);
}
