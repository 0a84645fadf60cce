import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { askCell, askLooks } from '#src/shared/ui/components/askCell.ts';
import type { AskLook } from '#src/shared/ui/components/askCell.ts';
import { DateRangeDialog } from './DateRangeDialog.tsx';
import type { DateRangeDialogProps } from './DateRangeDialog.tsx';
import { dayOf, timeOf } from './rentalRange.ts';

type Props = Omit<DateRangeDialogProps, 'isOpen' | 'anchor' | 'onClose' | 'edge'> & {
  /** `plain` is for a form with its own frame, `framed` is a field of its own in two halves. */
  readonly look?: 'plain' | 'framed';
};

/** Pick-up and return as two buttons that open one calendar. Renders two siblings for the surrounding grid. */
export function DateRangeField({ look = 'framed', ...dialog }: Props) {
  const { t } = useTranslation('rental');
  const language = useAppSelector(selectLanguage);
  const [edge, setEdge] = useUiState<'from' | 'to' | null>(`dates/open/${dialog.name}`, null, { privacy: 'keep' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value } = dialog;
  const cell = (which: 'from' | 'to') => (
    <DateCell
      edge={which}
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

const Cell = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'look' })<{ look: AskLook }>(
  askCell,
  ({ theme }) => ({
    alignItems: 'stretch',
    textAlign: 'start',
    '& > .value': { fontSize: '1.0625rem', fontWeight: 500, lineHeight: 1.4 },
    '& .time': {
      marginInlineStart: 'auto',
      padding: '2px 8px',
      borderRadius: 7,
      backgroundColor: theme.vars.palette.background.sunken,
      fontStyle: 'normal',
      fontSize: '.9375rem',
      fontVariantNumeric: 'tabular-nums',
    },
    [theme.breakpoints.down('md')]: {
      '& > .value': { fontSize: '.9375rem', gap: 6 },
      '& svg': { display: 'none' },
      '& .time': { padding: '2px 6px', fontSize: '.8125rem' },
    },
    variants: askLooks(theme, {
      plain: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 20,
          insetInlineStart: 0,
          borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
        },
      },
      framed: { '& > .value': { fontSize: '1rem' }, '& svg': { display: 'none' } },
    }),
  }),
);

interface DateCellProps {
  readonly edge: 'from' | 'to';
  readonly look: AskLook;
  readonly label: string;
  readonly day: string;
  readonly time: string | null;
  readonly isOpen: boolean;
  readonly anchor?: Ref<HTMLButtonElement>;
  /** On hover or focus, to preload the calendar. */
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** One end of the range. */
function DateCell({ edge, look, label, day, time, isOpen, anchor, onNear, onOpen }: DateCellProps) {
  return (
    <Cell
      className={edge}
      ref={anchor ?? null}
      look={look}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <small className="label">{label}</small>
      <span className="value">
        <CalendarMonthOutlinedIcon />
        <span>{day}</span>
        {time === null ? null : <em className="time">{time}</em>}
      </span>
    </Cell>
  );
}
