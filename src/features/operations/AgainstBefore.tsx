import TrendingDownRoundedIcon from '@mui/icons-material/TrendingDownRounded';
import TrendingUpRoundedIcon from '@mui/icons-material/TrendingUpRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OperationFigures } from '#contract/calls/operations.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatChange } from '#src/shared/format/formatChange.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Line = styled('dd')(({ theme }) => ({
  '&&[data-way]': { fontWeight: 600 },
  '&&[data-way=up]': { color: theme.vars.palette.primary.text },
  '&&[data-way=down]': { color: theme.vars.palette.error.onSoft },
  '& svg': { width: 18, height: 18, marginRight: 4, verticalAlign: '-4px' },
}));

interface Props {
  /** Of the days that are looked at. */
  readonly year: string;
  readonly figures: Pick<OperationFigures, 'earned' | 'previous'>;
}

/** What was earned against as many days right before, as on the home screen and in the statistics. */
export function AgainstBefore({ year, figures: { earned, previous } }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const { from, to } = previous;
  const span = formatDays(from, to, language);
  const days = to.startsWith(year) ? span : `${span} ${to.slice(0, 4)}`;
  const change = formatChange(earned, previous.earned, language);
  if (change === null) return <Line>{t('beforeSum', { days, sum: formatGel(previous.earned, language) })}</Line>;
  const way = earned > previous.earned ? 'up' : earned < previous.earned ? 'down' : null;
  return (
    <Line {...(way && { 'data-way': way })}>
      {way === 'up' ? <TrendingUpRoundedIcon /> : null}
      {way === 'down' ? <TrendingDownRoundedIcon /> : null}
      <span>{t('against', { change, days })}</span>
    </Line>
  );
}
