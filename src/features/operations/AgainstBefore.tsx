import TrendingDownRoundedIcon from '@mui/icons-material/TrendingDownRounded';
import TrendingUpRoundedIcon from '@mui/icons-material/TrendingUpRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { listOperations } from '#contract/operations.ts';
import type { ResponseOf } from '#contract/call.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#src/lib/dayNames.ts';
import { formatChange } from '#src/lib/formatChange.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';

const Line = styled('dd')(({ theme }) => ({
  '&&[data-way]': { fontWeight: 600 },
  '&&[data-way=up]': { color: theme.vars.palette.primary.text },
  '&&[data-way=down]': { color: theme.vars.palette.error.onSoft },
  '& svg': { width: 18, height: 18, marginRight: 4, verticalAlign: '-4px' },
}));

interface Props {
  /** Of the days that are looked at. */
  readonly year: string;
  readonly gross: number;
  readonly before: NonNullable<ResponseOf<typeof listOperations>['before']>;
}

/** What came in against the same days of the month or the year before. */
export function AgainstBefore({ year, gross, before: { from, to, totals } }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const span = formatDays(from, to, language);
  const days = to.startsWith(year) ? span : `${span} ${to.slice(0, 4)}`;
  const change = formatChange(gross, totals.gross, language);
  if (change === null) return <Line>{t('beforeSum', { days, sum: formatGel(totals.gross, language) })}</Line>;
  const way = gross > totals.gross ? 'up' : gross < totals.gross ? 'down' : null;
  return (
    <Line {...(way && { 'data-way': way })}>
      {way === 'up' ? <TrendingUpRoundedIcon /> : null}
      {way === 'down' ? <TrendingDownRoundedIcon /> : null}
      <span>{t('against', { change, days })}</span>
    </Line>
  );
}
