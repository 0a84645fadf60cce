import StarRoundedIcon from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/lib/formatRating.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  height: 22,
  fontSize: '.875rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.star },
  '& > b': { fontWeight: 'inherit' },
  '& > span': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
  '[data-on-deep] & > span': { color: theme.vars.palette.deep.text },
}));

/** ★ 4.9 (127), or "New" for a car nobody has judged. */
export function CardRating({ rating, count }: { rating: number | null; count: number }) {
  const { t } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  if (rating === null) {
    return (
      <Mark>
        <span>{t('card.isNew')}</span>
      </Mark>
    );
  }
  const text = formatRating(rating, language);
  return (
    <Mark>
      <VisuallyHidden>{`${t('card.rating', { rating: text })}, ${t('card.reviews', { count })}`}</VisuallyHidden>
      <StarRoundedIcon />
      <b aria-hidden>{text}</b>
      <span aria-hidden>({count})</span>
    </Mark>
  );
}
