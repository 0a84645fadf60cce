import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportMark } from '#contract/calls/reports.ts';
import { outlineSides } from '#contract/domain/reportParts.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { MarkRows, Places, MarkNumber } from './mark.styles.ts';
import { MarkBoard } from './MarkBoard.tsx';
import { MarkRow } from './MarkRow.tsx';
import { canAdd, numbered, placed, withMark } from './marks.ts';

interface Props {
  /** What stands there already, in this order. */
  readonly known: readonly ReportMark[];
  readonly marks: readonly ReportMark[];
  /** Whether those that are known count among the most there may be. */
  readonly areCounted: boolean;
  /** Made of what there is by then: of two changes at once neither is lost. */
  readonly onChange: (change: (marks: readonly ReportMark[]) => readonly ReportMark[]) => void;
  /** Rows of what is known. */
  readonly children?: ReactNode;
}

/** Scratches and dents: on the outline by touch, in the list by keyboard, each with a few words. */
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
            <span>{t(`sides.${one}`)}</span>
            {countOf(one) === 0 ? null : <small>{countOf(one)}</small>}
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
            // The rows of those after one that is removed begin anew.
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
  '& > span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 12, height: 12 },
}));

/** Which marks on the outline are old and which are new. */
function MarkKey() {
  const { t } = useTranslation('handover');
  return (
    <Key aria-hidden="true">
      <span>
        <MarkNumber data-origin="known" /> {t('marks.key.known')}
      </span>
      <span>
        <MarkNumber /> {t('marks.key.found')}
      </span>
    </Key>
  );
}
