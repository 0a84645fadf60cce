import { freePartsOf, takenPartsOf } from './spans.ts';
import type { Span } from './spans.ts';
import { placeOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';

interface Props {
  readonly span: Span;
  /** What else stands in the row. */
  readonly taken: readonly Span[];
  readonly timeline: Timeline;
  readonly dayWidth: number;
  readonly label: string;
}

/** The days somebody is choosing: what is free of them in green, what is taken hatched in red. */
export function DraftBar({ span, taken, timeline, dayWidth, label }: Props) {
  const place = (moment: string) => placeOf(timeline, moment) * dayWidth;
  const boxOf = ({ from, to }: Span) => ({ left: place(from), width: place(to) - place(from) - 2 });
  return (
    <>
      {freePartsOf(span, taken).map((part, index) => (
        <div key={part.from} data-draft="free" id={index === 0 ? 'calendar-draft' : undefined} style={boxOf(part)}>
          {index === 0 ? label : null}
        </div>
      ))}
      {takenPartsOf(span, taken).map((part) => (
        <div key={part.from} data-draft="taken" style={boxOf(part)} />
      ))}
    </>
  );
}
