import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { paleGreen } from './chart.styles.ts';
import { compare } from '#src/shared/format/compare.ts';
import { formatStars } from './formatStars.ts';
import type { Statistics } from './statisticsApi.ts';
import { usePercent } from '#src/features/language/usePercent.ts';

const groups = ['same', 'upTo3', 'upTo7', 'upTo14', 'upTo30', 'later'] as const;

const Bars = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 10,
  marginBottom: 10,
  '& > div': { display: 'grid', gridTemplateRows: '1fr auto', textAlign: 'center' },
  '& dt': { order: 2, marginTop: 6, fontSize: '.75rem', color: theme.vars.palette.text.secondary, lineHeight: 1.3 },
  '& dd': {
    display: 'grid',
    alignContent: 'end',
    height: 132,
    fontSize: '.8125rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd > .bar': {
    forcedColorAdjust: 'none',
    minHeight: 2,
    marginTop: 4,
    borderRadius: '5px 5px 0 0',
    backgroundColor: paleGreen,
  },
  '& dd > .bar[data-most]': { backgroundColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down(360)]: { gap: 4 },
}));

const Rating = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 16,
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.875rem',
  color: theme.vars.palette.text.secondary,
  '& .rating': { color: theme.vars.palette.text.primary, fontSize: '1.25rem', fontWeight: 600 },
}));

/** How long before the first day clients order, and their ratings. */
export function BookedAhead({ total }: { total: Statistics['total'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const id = useId();
  const most = Math.max(...total.lead_counts);
  const days = (count: number) => withDecimalSign(String(count), language);
  const { lead_median: median, previous } = total;
  return (
    <PanelBlock aria-labelledby={id}>
      <h2 id={id}>{t('ahead')}</h2>
      {median === null ? (
        <p>{t('aheadNone')}</p>
      ) : (
        <>
          <Bars>
            {groups.map((group, place) => {
              const count = total.lead_counts[place] ?? 0;
              return (
                <div key={group}>
                  <dt>{t(`groups.${group}`)}</dt>
                  <dd>
                    {percent(Math.round((count * 100) / total.orders))}
                    <i
                      className="bar"
                      {...(count === most && { 'data-most': '' })}
                      style={{ height: (count * 104) / most }}
                    />
                  </dd>
                </div>
              );
            })}
          </Bars>
          <p>
            {previous.lead_median === null
              ? t('aheadNote', { median: days(median) })
              : t('aheadNoteWas', { median: days(median), before: days(previous.lead_median) })}
          </p>
        </>
      )}
      <Rating>
        {total.rating === null ? (
          t('noReviews')
        ) : (
          <>
            <span>
              <b className="rating">{formatStars(total.rating, language)}</b> {t('rating', { count: total.reviews })}
            </span>
            <ChangeLine
              change={compare(total.rating, previous.rating, { as: 'difference', decimals: 2 })}
              unit="plain"
              before={previous.rating === null ? '' : formatStars(previous.rating, language)}
            />
          </>
        )}
      </Rating>
    </PanelBlock>
  );
}
