import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import DevicesOutlinedIcon from '@mui/icons-material/DevicesOutlined';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraceHeader } from '#contract/calls/traces.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { timeInTbilisi } from '#src/features/dates/localDay.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '12px 0',
    fontSize: '.9375rem',
    lineHeight: 1.4,
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .text': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& > li > svg': { width: 20, height: 20, color: theme.vars.palette.primary.main },
  '& > li > time': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
  '&[data-safe]': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.onSoft },
  '& > svg': { width: 20, height: 20 },
}));

/** Whether the report leads to the order that the screen is about. */
export interface OrderLink {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface Props {
  readonly header: TraceHeader;
  readonly link: OrderLink | null;
}

/** What is sent with a report, and what is not, as text. */
export function IncludedList({ header: { from, to, count, locale, viewport, buildId }, link }: Props) {
  const { t } = useTranslation('report');
  const hasAccount = useAppSelector(selectUser) !== null;
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const minutes = Math.max(1, Math.round((end - begin) / 60_000));
  return (
    <List>
      <Item
        icon={<HistoryRoundedIcon />}
        name={t('included.time', { count: minutes })}
        text={t('included.steps', { count })}
      >
        <time dateTime={from}>{`${timeInTbilisi(begin)}–${timeInTbilisi(end)}`}</time>
      </Item>
      {link === null ? null : (
        <Item icon={<ReceiptLongOutlinedIcon />} name={t('included.order')} text={t('included.orderText')}>
          <Switch
            checked={link.isOn}
            onChange={(_event, isOn) => link.onChange(isOn)}
            slotProps={{ input: { role: 'switch', 'aria-label': t('included.order') } }}
          />
        </Item>
      )}
      <Item
        icon={<DevicesOutlinedIcon />}
        name={t('included.screen')}
        text={t('included.screenText', { ...viewport, language: t(`languages.${locale}`), build: buildId })}
      />
      {hasAccount ? (
        <Item icon={<PersonOutlineRoundedIcon />} name={t('included.account')} text={t('included.accountText')} />
      ) : null}
      <Item isSafe icon={<LockOutlinedIcon />} name={t('included.not')} text={t('included.notText')}>
        <CheckCircleRoundedIcon />
      </Item>
    </List>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly isSafe?: boolean;
  readonly children?: ReactNode;
}

function Item({ icon, name, text, isSafe = false, children }: ItemProps) {
  return (
    <li>
      <Sign {...(isSafe && { 'data-safe': '' })}>{icon}</Sign>
      <span>
        {name}
        <small className="text">{text}</small>
      </span>
      {children}
    </li>
  );
}
