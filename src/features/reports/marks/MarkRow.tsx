import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_MARK_NOTE, outlineSides } from '#contract/domain/reportParts.ts';
import type { ReportMark } from '#contract/calls/reports.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { MarkNumber } from './mark.styles.ts';

interface Props {
  readonly number: number;
  readonly mark: ReportMark;
  readonly onChange: (change: Partial<ReportMark>) => void;
  readonly onRemove: () => void;
}

/** A mark in words: where it is and what it is. */
export function MarkRow({ number, mark, onChange, onRemove }: Props) {
  const { t } = useTranslation('handover');
  const [note, setNote] = useState(mark.note);
  return (
    <li>
      <MarkNumber>{number}</MarkNumber>
      <div>
        <SmallInput
          label={t('marks.note', { number })}
          placeholder={t('marks.example')}
          value={note}
          onChange={(text) => {
            const words = text.slice(0, LONGEST_MARK_NOTE);
            setNote(words);
            onChange({ note: words });
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
