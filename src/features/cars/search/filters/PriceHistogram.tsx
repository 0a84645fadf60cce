import { styled } from '@mui/material/styles';

/** Of the highest bar, px. */
const height = 56;
const radius = 2;
/** Between two bars, in hundredths of the width. */
const gap = 1;

/** Its lower edge cuts the round corners off the feet of the bars. */
const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height,
  marginTop: 6,
  fill: theme.vars.palette.primary.softHover,
  '& > rect': { transition: theme.transitions.create('fill') },
  '& > [data-on]': { fill: theme.vars.palette.primary.main },
}));

/** As many bars as the answer has steps, so that the place is kept before it comes. */
const steps = Array.from({ length: 20 }, (_, step) => step);
const pace = (100 + gap) / steps.length;

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
        const tall = Math.max(radius, ((counts[step] ?? 0) / highest) * height);
        return (
          <rect
            key={step}
            data-on={(middle >= from && middle <= to) || undefined}
            x={`${step * pace}%`}
            y={height - tall}
            width={`${pace - gap}%`}
            height={tall + radius}
            rx={radius}
          />
        );
      })}
    </Bars>
  );
}
