import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryIcons } from './entryIcons.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: 12,
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { width: 16, height: 16 },
  '& [data-tone=order]': { color: theme.vars.palette.primary.main },
  '& [data-tone=request]': { color: theme.vars.palette.warning.onSoft },
}));

const kinds = ['order', 'road', 'hold', 'request', 'owner', 'maintenance', 'ical'] as const;

/** The signs of the bars and what they stand for. */
export const CalendarLegend = memo(function CalendarLegend() {
  const { t } = useTranslation('calendar');
  return (
    <List aria-label={t('legend')}>
      {kinds.map((kind) => {
        const Icon = entryIcons[kind];
        return (
          <li key={kind} data-tone={kind}>
            <Icon />
            <span>{t(`kind.${kind}`)}</span>
          </li>
        );
      })}
    </List>
  );
});
