import ArrowForwardRoundedIcon from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AdviceReason } from '#contract/calls/advice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { HashTarget } from '#src/shared/ui/layout/HashTarget.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { type AdviceOf, useAdvice } from './useAdvice.ts';

const Block = styled(PanelBlock)({ scrollMarginTop: 16 });

const Rows = styled('ul')(({ theme }) => ({
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > p': { gridColumn: '1 / 3', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > li > button': { gridColumn: 3, gridRow: '1 / 3', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > li > p': { gridColumn: '1 / -1' },
    '& > li > button': { gridColumn: '1 / -1', gridRow: 3, justifySelf: 'start' },
  },
}));

const Change = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600 },
}));

const Foot = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginTop: 12 });

/** What the coming weeks better cost, each with its reason; taken and given back by one click. */
export function AdviceBlock(props: AdviceOf) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const advice = useAdvice(props);
  const { weeks, rows, open } = advice;
  return (
    <Block as="section" id="advice" aria-labelledby="prices-advice">
      <h2>
        <span id="prices-advice">{t('advice.title')}</span>
        {open.length > 1 ? (
          <Button variant="outlined" disabled={advice.isAnyBusy} onClick={() => void advice.takeAll(open)}>
            {t('advice.takeAll')}
          </Button>
        ) : null}
      </h2>
      <FailureNote text={advice.failure} />
      {weeks === undefined && advice.error ? (
        <ErrorState text={t('advice.error')} isBusy={advice.isFetching} onRetry={() => void advice.refetch()} />
      ) : null}
      {weeks === undefined && !advice.error ? (
        <SkeletonBox role="status" aria-label={t('advice.loading')} sx={{ height: 120, borderRadius: 2 }} />
      ) : null}
      {weeks === undefined ? null : (
        <>
          <HashTarget />
          <p>{t(weeks.length === 0 ? 'advice.noPrice' : rows.length === 0 ? 'advice.fits' : 'advice.text')}</p>
          {weeks.length > 0 && weeks.every(({ similar }) => similar === null) ? <p>{t('advice.alone')}</p> : null}
        </>
      )}
      <Rows>
        {rows.map(({ week, isTaken }) => (
          <li key={week.from}>
            <span>{formatDays(week.from, week.to, language)}</span>
            <Change>
              <VisuallyHidden>{t('advice.now')}</VisuallyHidden>
              <Gel tetri={week.price ?? 0} />
              <ArrowForwardRoundedIcon titleAccess={t('advice.better')} />
              <b>
                <Gel tetri={week.advice?.price ?? 0} />
              </b>
            </Change>
            <p>{week.advice && adviceReason(week.advice.reason, t, language)}</p>
            <Button
              variant={isTaken ? 'text' : 'outlined'}
              loading={advice.isBusy(week.from)}
              disabled={advice.isAnyBusy}
              onClick={() => void advice.press(week)}
            >
              {t(isTaken ? 'advice.undo' : 'advice.take')}
              <VisuallyHidden> {formatDays(week.from, week.to, language)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Rows>
      <Foot>
        {t('advice.floor')}
        <ButtonLink variant="text" size="small" sx={{ px: 0 }} to={`${paths.adminCar(props.carId)}#section-prices`}>
          {t('advice.toFloor')}
        </ButtonLink>
      </Foot>
    </Block>
  );
}

/** Why another price is advised, in one sentence. */
function adviceReason(reason: AdviceReason, t: TFunction<'prices'>, language: Language): string {
  switch (reason.code) {
    case 'booked_fast':
      return t('advice.bookedFast', { ...reason });
    case 'free_soon':
      return t('advice.freeSoon', { ...reason });
    case 'above_most':
      return t('advice.aboveMost', { ...reason, price: formatGel(reason.high, language) });
    case 'below_most':
      return t('advice.belowMost', { ...reason, price: formatGel(reason.low, language) });
  }
}
