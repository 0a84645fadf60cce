import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { DateCell } from './DateCell.tsx';
import { DateRangeDialog } from './DateRangeDialog.tsx';
import type { DateRangeDialogProps } from './DateRangeDialog.tsx';
import { dayOf, timeOf } from './rentalRange.ts';

type Props = Omit<DateRangeDialogProps, 'isOpen' | 'anchor' | 'onClose' | 'edge'> & {
  /** `plain` sits in a form that has its own frame, `framed` stands alone as one field in two halves. */
  readonly look?: 'plain' | 'framed';
};

/** Pick-up and return as two buttons that open one calendar. Renders two siblings for the grid around it. */
export function DateRangeField({ look = 'framed', ...dialog }: Props) {
  const { t } = useTranslation('rental');
  const language = useAppSelector(selectLanguage);
  const [edge, setEdge] = useUiState<'from' | 'to' | null>(`dates/open/${dialog.name}`, null, { privacy: 'keep' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value } = dialog;
  const cell = (which: 'from' | 'to') => (
    <DateCell
      look={look}
      label={t(which === 'from' ? 'form.pickUp' : 'form.return')}
      day={value ? formatDay(dayOf(value[which]), language, 'weekday') : t('form.chooseDate')}
      time={value ? timeOf(value[which]) : null}
      isOpen={edge === which}
      onNear={DateRangeDialog.prefetch}
      onOpen={() => setEdge(which)}
      {...(which === 'to' && { anchor: setAnchor })}
    />
  );
  return (
    <>
      {cell('from')}
      {cell('to')}
      <DateRangeDialog
        {...dialog}
        isOpen={edge !== null}
        anchor={anchor}
        onClose={() => setEdge(null)}
        {...(edge && { edge })}
      />
    </>
  );
}
