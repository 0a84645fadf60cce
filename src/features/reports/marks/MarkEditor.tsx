import AddRoundedIcon from '@mui/icons-material/AddRounded';
import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode, KeyboardEvent, MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportMark } from '#contract/calls/orders/reports.ts';
import { outlineSides, LONGEST_MARK_NOTE } from '#contract/domain/reportParts.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { CarOutline } from '../outline/CarOutline.tsx';
import { MarkRows, Places, MarkNumber, Board, Mark, placeOf } from './mark.styles.ts';
import { canAdd, numbered, placed, withMark, movedBy } from './marks.ts';

interface Props {
  /** The existing marks, in this order. */
  readonly known: readonly ReportMark[];
  readonly marks: readonly ReportMark[];
  /** Whether known marks count towards the limit. */
  readonly areCounted: boolean;
  /** `change` is computed from the current marks: of two concurrent changes neither is lost. */
  readonly onChange: (change: (marks: readonly ReportMark[]) => readonly ReportMark[]) => void;
  /** The rows of the known marks. */
  readonly children?: ReactNode;
}

/** Scratches and dents: on the outline by touch, in the list by keyboard, each with a short note. */
export function MarkEditor({ known, marks, areCounted, onChange, children }: Props) {
  const { t } = useTranslation('handover');
  const [side, setSide] = useUiState<ReportMark['side']>('reports/side', 'top', { privacy: 'keep' });
  const before = areCounted ? known.length : 0;
  const countOf = (of: ReportMark['side']) => [...known, ...marks].filter((mark) => mark.side === of).length;
  const add = (x: number, y: number) => onChange((now) => (canAdd(now, before) ? [...now, placed(side, x, y)] : now));
  return (
    <>
      <Places role="group" aria-label={t('marks.sides')}>
        {outlineSides.map((one) => (
          <ChoiceChip key={one} aria-pressed={one === side} onClick={() => setSide(one)}>
            <span className="label">{t(`sides.${one}`)}</span>
            {countOf(one) === 0 ? null : <small className="count">{countOf(one)}</small>}
          </ChoiceChip>
        ))}
      </Places>
      <MarkBoard
        side={side}
        known={known}
        marks={marks}
        onPlace={add}
        onMove={(index, to) => onChange((now) => withMark(now, index, to))}
      />
      {known.length === 0 ? null : <MarkKey />}
      <Button
        variant="outlined"
        startIcon={<AddRoundedIcon />}
        disabled={!canAdd(marks, before)}
        sx={{ mt: 1.75 }}
        onClick={() => add(0.5, 0.5)}
      >
        {t('marks.add')}
      </Button>
      <MarkRows aria-label={t('steps.marks')}>
        {numbered(marks, known.length).map(({ mark, index, number }) => (
          <MarkRow
            // After a removal the rows behind it are remounted.
            key={`${number} of ${marks.length}`}
            number={number}
            mark={mark}
            onChange={(change) => onChange((now) => withMark(now, index, change))}
            onRemove={() => onChange((now) => now.filter((_mark, at) => at !== index))}
          />
        ))}
        {children}
      </MarkRows>
    </>
  );
}

const Key = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 18px',
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  '& > .entry': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .sample': { width: 12, height: 12 },
}));

/** Which marks on the outline are old and which are new. */
function MarkKey() {
  const { t } = useTranslation('handover');
  return (
    <Key aria-hidden="true">
      <span className="entry">
        <MarkNumber className="sample" data-origin="known" /> {t('marks.key.known')}
      </span>
      <span className="entry">
        <MarkNumber className="sample" /> {t('marks.key.found')}
      </span>
    </Key>
  );
}

interface MarkRowProps {
  readonly number: number;
  readonly mark: ReportMark;
  readonly onChange: (change: Partial<ReportMark>) => void;
  readonly onRemove: () => void;
}

/** A mark as text: where it is and what it is. */
function MarkRow({ number, mark, onChange, onRemove }: MarkRowProps) {
  const { t } = useTranslation('handover');
  const [note, setNote] = useState(mark.note);
  return (
    <li>
      <MarkNumber className="number">{number}</MarkNumber>
      <div className="fields">
        <SmallInput
          label={t('marks.note', { number })}
          placeholder={t('marks.example')}
          value={note}
          onChange={(text) => {
            const shortened = text.slice(0, LONGEST_MARK_NOTE);
            setNote(shortened);
            onChange({ note: shortened });
          }}
        />
        <PlainSelect
          label={t('marks.side', { number })}
          isLabelHidden
          value={mark.side}
          options={outlineSides.map((side) => ({ value: side, label: t(`sides.${side}`) }))}
          onChange={(side) => onChange({ side })}
        />
      </div>
      <RoundButton aria-label={t('marks.remove', { number })} onClick={onRemove}>
        <DeleteOutlineRoundedIcon />
      </RoundButton>
    </li>
  );
}

interface MarkBoardProps {
  readonly side: ReportMark['side'];
  readonly known: readonly ReportMark[];
  readonly marks: readonly ReportMark[];
  /** In shares of the outline's width and height. */
  readonly onPlace: (x: number, y: number) => void;
  readonly onMove: (index: number, to: ReportMark) => void;
}

/** One side of the car with its marks: a tap puts one there, arrow keys move the one that has the focus. */
function MarkBoard({ side, known, marks, onPlace, onMove }: MarkBoardProps) {
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
