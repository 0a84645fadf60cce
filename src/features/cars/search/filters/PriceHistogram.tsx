import { styled } from '@mui/material/styles';

const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 3,
  height: 56,
  marginTop: 6,
  '& > i': {
    flex: 1,
    minHeight: 2,
    borderRadius: '2px 2px 0 0',
    backgroundColor: theme.vars.palette.primary.softHover,
    transition: theme.transitions.create('background-color'),
  },
  '& > i[data-on]': { backgroundColor: theme.vars.palette.primary.main },
}));

/** As many bars as the answer has steps, so that the place is kept before it comes. */
const steps = Array.from({ length: 20 }, (_, step) => step);

interface Props {
  readonly counts: readonly number[];
  readonly bounds: readonly [number, number];
  readonly chosen: readonly [number, number];
}

/** How many cars there are at which price. The fields below say the same in words. */
export function PriceHistogram({ counts, bounds: [least, most], chosen: [from, to] }: Props) {
  const highest = Math.max(1, ...counts);
  const width = (most - least) / steps.length;
  return (
    <Bars aria-hidden>
      {steps.map((step) => {
        const middle = least + (step + 0.5) * width;
        return (
          <i
            key={step}
            data-on={(middle >= from && middle <= to) || undefined}
            style={{ height: `${((counts[step] ?? 0) / highest) * 100}%` }}
          />
        );
      })}
    </Bars>
  );
}
