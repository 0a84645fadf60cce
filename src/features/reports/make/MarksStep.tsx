import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { outlineSides } from '#contract/reports.ts';
import type { ReportMark } from '#contract/reports.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { ChoiceChip } from '#src/ui/ChoiceChip.tsx';
import { MarkBoard } from './MarkBoard.tsx';
import { MarkNumber, MarkRows, Places } from './markLook.ts';
import { MarkRow } from './MarkRow.tsx';
import { canAdd, numbered, placed, withMark } from './marks.ts';
import { StepBlock } from './stepLook.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

interface Props extends ReportOf {
  /** What is known of the car since before. */
  readonly known: readonly ReportMark[];
}

/** Scratches and dents: on the outline by touch, in the list by keyboard, each with a few words. */
export function MarksStep({ orderId, kind, known }: Props) {
  const { t } = useTranslation('handover');
  const { report, write } = useReport({ orderId, kind });
  const [side, setSide] = useScreenState<ReportMark['side']>('reports/side', 'top');
  const { marks } = report;
  const countOf = (of: ReportMark['side']) => [...known, ...marks].filter((mark) => mark.side === of).length;
  const add = (x: number, y: number) => {
    write((now) => (canAdd(now.marks) ? { marks: [...now.marks, placed(side, x, y)] } : {}));
  };
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.marks')}</h2>
      <p>{t(known.length === 0 ? 'marks.lead' : 'marks.leadKnown')}</p>
      <Places role="group" aria-label={t('marks.sides')}>
        {outlineSides.map((one) => (
          <ChoiceChip key={one} aria-pressed={one === side} onClick={() => setSide(one)}>
            {t(`sides.${one}`)}
            {countOf(one) === 0 ? null : <small>{countOf(one)}</small>}
          </ChoiceChip>
        ))}
      </Places>
      <MarkBoard
        side={side}
        known={known}
        marks={marks}
        onPlace={add}
        onMove={(index, to) => write((now) => ({ marks: withMark(now.marks, index, to) }))}
      />
      <Button
        variant="outlined"
        startIcon={<AddRoundedIcon />}
        disabled={!canAdd(marks)}
        sx={{ mt: 1.75 }}
        onClick={() => add(0.5, 0.5)}
      >
        {t('marks.add')}
      </Button>
      <MarkRows aria-label={t('steps.marks')}>
        {numbered(marks, known.length).map(({ mark, index, number }) => (
          <MarkRow
            // The rows of those after one that is removed begin anew.
            key={`${number} of ${marks.length}`}
            number={number}
            mark={mark}
            onChange={(change) => write((now) => ({ marks: withMark(now.marks, index, change) }))}
            onRemove={() => write((now) => ({ marks: now.marks.filter((_mark, at) => at !== index) }))}
          />
        ))}
        {numbered(known).map(({ mark, number }) => (
          <li key={`known ${number}`}>
            <MarkNumber data-known="">{number}</MarkNumber>
            <div>
              <p>
                {mark.note === '' ? t('marks.noNote') : mark.note}
                <small>
                  {t(`sides.${mark.side}`)} · {t('marks.known')}
                </small>
              </p>
            </div>
          </li>
        ))}
      </MarkRows>
      <StepMoves kind={kind} step="marks" />
    </StepBlock>
  );
}
