import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetRatesQuery } from '#src/features/currency/currencyApi.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { editApi } from './editApi.ts';

/** The rate that dollars are shown by, how old it is, and a way to ask the bank now. */
export function RatePanel() {
  const { t } = useTranslation('reference');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const { data } = useGetRatesQuery();
  const [isBusy, setIsBusy] = useUiState('reference/rate', false);
  const rate = data?.rates[0];
  const read = async () => {
    setIsBusy(true);
    const { data: answer, error } = await dispatch(
      editApi.endpoints.readRatesNow.initiate({ body: {} }, { track: false }),
    );
    setIsBusy(false);
    const isRead = answer?.is_read === true;
    const text: Message =
      error === undefined ? { key: isRead ? 'reference:rate.done' : 'reference:rate.silent' } : failureOf(error);
    dispatch(noticeShown({ tone: isRead ? 'success' : 'error', text }));
  };
  return (
    <PanelBlock>
      <h2>
        <span>{t('rate.title')}</span>
        {rate?.is_stale ? (
          <StatusChip data-tone="wait">
            <ScheduleRoundedIcon />
            <span>{t('rate.stale')}</span>
          </StatusChip>
        ) : null}
      </h2>
      {rate ? (
        <>
          <Typography component="p" sx={{ fontSize: '1.625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {rate.gel_per_unit.toFixed(4)}
          </Typography>
          <p>{t('rate.of', { day: formatDay(rate.valid_from, language, 'medium') })}</p>
        </>
      ) : null}
      <Button variant="outlined" size="small" sx={{ mt: 3 }} loading={isBusy} onClick={() => void read()}>
        {t('rate.read')}
      </Button>
    </PanelBlock>
  );
}
