import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

const Cell = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'look' })<{ look: 'plain' | 'framed' }>(
  ({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    minWidth: 0,
    textAlign: 'start',
    transition: theme.transitions.create(['background-color', 'border-color']),
    '& > small': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.text.secondary },
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      marginTop: 3,
      fontSize: '1.0625rem',
      fontWeight: 500,
      lineHeight: 1.4,
    },
    '& svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
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
    variants: [
      {
        props: { look: 'plain' },
        style: {
          minHeight: 84,
          padding: '12px 20px',
          borderRadius: 14,
          '&:hover': { backgroundColor: theme.vars.palette.background.mist },
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 20,
            insetInlineStart: 0,
            borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
          },
          [theme.breakpoints.down('md')]: { minHeight: 68, padding: '10px 12px' },
        },
      },
      {
        props: { look: 'framed' },
        style: {
          minHeight: 64,
          padding: '8px 14px',
          border: `1px solid ${theme.vars.palette.control}`,
          borderRadius: theme.radii.control,
          backgroundColor: theme.vars.palette.background.paper,
          '& > span': { fontSize: '1rem' },
          '& svg': { display: 'none' },
          '&:hover, &[aria-expanded=true]': { borderColor: theme.vars.palette.text.primary },
        },
      },
    ],
  }),
);

interface Props {
  readonly look: 'plain' | 'framed';
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
        {day}
        {time === null ? null : <em>{time}</em>}
      </span>
    </Cell>
  );
}
