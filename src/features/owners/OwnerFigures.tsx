import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Owner } from '#contract/calls/owners.ts';
import { answerTime } from '#src/features/cars/page/answerTime.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatPercent } from '#contract/domain/format/formatPercent.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  margin: '0 0 32px',
  '& > div': { padding: 20, borderRadius: theme.radii.card, backgroundColor: theme.vars.palette.background.mist },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd > .value': { display: 'block', margin: '4px 0 6px', fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
  '& dd > .note': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

/** What happened so far, each with a sentence about what it counts. */
export function OwnerFigures({ owner }: { owner: Owner }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const { rating, reviews_count, trips, answers_within_minutes, cancelled_share } = owner;
  const rows = [
    {
      key: 'rating',
      value: rating === null ? null : formatRating(rating, language),
      note: rating === null ? t('ownerPage.rating.none') : t('reviewsCount', { count: reviews_count }),
    },
    { key: 'trips', value: String(trips), note: t('ownerPage.trips.note') },
    {
      key: 'answers',
      value: answers_within_minutes === null ? null : answerTime(answers_within_minutes, t),
      note: t(answers_within_minutes === null ? 'ownerPage.answers.none' : 'ownerPage.answers.note'),
    },
    {
      key: 'cancelled',
      value: cancelled_share === null ? null : formatPercent(Math.round(cancelled_share * 100), language),
      note: t(cancelled_share === null ? 'ownerPage.cancelled.none' : 'ownerPage.cancelled.note'),
    },
  ] as const;
  return (
    <List>
      {rows.map(({ key, value, note }) => (
        <div key={key}>
          <dt>{t(`ownerPage.${key}.name`)}</dt>
          <dd>
            {value === null ? null : <b className="value">{value}</b>}
            <small className="note">{note}</small>
          </dd>
        </div>
      ))}
    </List>
  );
}
