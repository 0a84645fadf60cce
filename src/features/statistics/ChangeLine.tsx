import TrendingDownRoundedIcon from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRoundedIcon from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRoundedIcon from '@mui/icons-material/TrendingUpRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { Change } from '#src/shared/format/compare.ts';

const Line = styled('span')<{ 'data-worse'?: '' | undefined }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.primary.text,
  fontSize: '.8125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '&[data-worse]': { color: theme.vars.palette.error.main },
  '&[data-same]': { color: theme.vars.palette.text.secondary },
  '& > svg': { flex: 'none', width: 18, height: 18 },
}));

const icons = { up: TrendingUpRoundedIcon, down: TrendingDownRoundedIcon, same: TrendingFlatRoundedIcon };

export interface ChangeLineProps {
  readonly change: Change | null;
  readonly unit: 'percent' | 'points' | 'plain';
  /** The figure of the period before, written. */
  readonly before: string;
}

/** The change of a figure from the period before: the sign says what the colour says. */
export function ChangeLine({ change, unit, before }: ChangeLineProps) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  if (change === null) return <Line data-same="">{t('change.none')}</Line>;
  const Icon = icons[change.direction];
  return (
    <Line
      {...(change.isWorse && { 'data-worse': '' as const })}
      {...(change.direction === 'same' && { 'data-same': '' })}
    >
      <Icon />
      <span>
        {change.direction === 'same'
          ? t('change.same')
          : t(`change.${unit}`, { count: change.size, by: withDecimalSign(change.by, language), before })}
      </span>
    </Line>
  );
}
