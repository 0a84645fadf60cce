import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportMark } from '#contract/calls/reports.ts';
import { CarOutline } from '../outline/CarOutline.tsx';
import { Board, Mark, MarkNumber, placeOf } from './mark.styles.ts';
import { movedBy, numbered } from './marks.ts';

interface Props {
  readonly side: ReportMark['side'];
  readonly known: readonly ReportMark[];
  readonly marks: readonly ReportMark[];
  /** In shares of the outline's width and height. */
  readonly onPlace: (x: number, y: number) => void;
  readonly onMove: (index: number, to: ReportMark) => void;
}

/** One side of the car with its marks: a tap puts one there, arrow keys move the one that has the focus. */
export function MarkBoard({ side, known, marks, onPlace, onMove }: Props) {
  const { t } = useTranslation('handover');
  const onClick = ({ clientX, clientY, currentTarget, target }: MouseEvent) => {
    // A press of a mark is no new one.
    if (target instanceof Element && target.closest('button') !== null) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width > 0) onPlace((clientX - left) / width, (clientY - top) / height);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, mark: ReportMark) => {
    const to = movedBy(event.key, mark);
    if (to === null) return;
    event.preventDefault();
    onMove(index, to);
  };
  return (
    <Board role="group" aria-label={t(`sides.${side}`)} onClick={onClick}>
      <CarOutline view={side} />
      {numbered(known).map(({ mark, number }) =>
        mark.side === side ? (
          <Mark key={`known ${number}`} type="button" disabled style={placeOf(mark)}>
            <MarkNumber data-origin="known">{number}</MarkNumber>
          </Mark>
        ) : null,
      )}
      {numbered(marks, known.length).map(({ mark, index, number }) =>
        mark.side === side ? (
          <Mark
            key={number}
            type="button"
            style={placeOf(mark)}
            aria-label={t('marks.move', { number })}
            onKeyDown={(event) => onKeyDown(event, index, mark)}
          >
            <MarkNumber>{number}</MarkNumber>
          </Mark>
        ) : null,
      )}
    </Board>
  );
}
