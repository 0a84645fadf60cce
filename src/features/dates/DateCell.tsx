import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { askCell, askLooks } from '#src/shared/ui/components/askCell.ts';
import type { AskLook } from '#src/shared/ui/components/askCell.ts';

const Cell = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'look' })<{ look: AskLook }>(
  askCell,
  ({ theme }) => ({
    alignItems: 'stretch',
    textAlign: 'start',
    '& > span': { fontSize: '1.0625rem', fontWeight: 500, lineHeight: 1.4 },
    '& em': {
      marginInlineStart: 'auto',
      padding: '2px 8px',
      borderRadius: 7,
      backgroundColor: theme.vars.palette.background.sunken,
      fontStyle: 'normal',
      fontSize: '.9375rem',
      fontVariantNumeric: 'tabular-nums',
    },
    [theme.breakpoints.down('md')]: {
      '& > span': { fontSize: '.9375rem', gap: 6 },
      '& svg': { display: 'none' },
      '& em': { padding: '2px 6px', fontSize: '.8125rem' },
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
      framed: { '& > span': { fontSize: '1rem' }, '& svg': { display: 'none' } },
    }),
  }),
);

interface Props {
  readonly look: AskLook;
  readonly label: string;
  readonly day: string;
  readonly time: string | null;
  readonly isOpen: boolean;
  readonly anchor?: Ref<HTMLButtonElement>;
  /** The pointer or the focus has come: the calendar may be wanted. */
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** One end of a rental. */
export function DateCell({ look, label, day, time, isOpen, anchor, onNear, onOpen }: Props) {
  return (
    <Cell
      ref={anchor ?? null}
      look={look}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <small>{label}</small>
      <span>
        <CalendarMonthOutlinedIcon />
        <span>{day}</span>
        {time === null ? null : <em>{time}</em>}
      </span>
    </Cell>
  );
}
