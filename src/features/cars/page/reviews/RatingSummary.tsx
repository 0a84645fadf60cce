import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { StarRating } from '#src/shared/ui/components/StarRating.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ratingBars } from './ratingBars.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 48,
  alignItems: 'center',
  marginBottom: 28,
  [theme.breakpoints.down('md')]: { gap: 24 },
}));

const Average = styled('div')(({ theme }) => ({
  '& > p': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& > .score': {
    display: 'block',
    marginBottom: 10,
    fontSize: '3.25rem',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Bars = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  maxWidth: 340,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) 32px',
    gap: 12,
    alignItems: 'center',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Track = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 6,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.sunken,
  fill: theme.vars.palette.text.primary,
}));

interface Props {
  rating: number;
  count: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
}

export function RatingSummary({ rating, count, counts }: Props) {
  const { t } = useTranslation('car');
  const text = formatRating(rating, useAppSelector(selectLanguage));
  return (
    <Row>
      <Average>
        <b className="score" aria-hidden>
          {text}
        </b>
        <StarRating rating={Math.round(rating)} label={t('reviews.outOf', { rating: text })} />
        <p>{t('reviewsCount', { count })}</p>
      </Average>
      <Bars aria-label={t('reviews.distribution')}>
        {ratingBars(counts).map((bar) => (
          <li key={bar.stars}>
            <VisuallyHidden>{t('reviews.withStars', { stars: bar.stars, count: bar.count })}</VisuallyHidden>
            <span aria-hidden>{bar.stars}</span>
            <Track aria-hidden>
              <rect width={`${bar.share * 100}%`} height={6} rx={3} />
            </Track>
            <span aria-hidden>{bar.count}</span>
          </li>
        ))}
      </Bars>
    </Row>
  );
}
