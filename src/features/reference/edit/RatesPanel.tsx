import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Rate } from '#contract/calls/currency.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { foreignCurrencies } from '#contract/domain/money/currencies.ts';
import { useGetRatesQuery } from '#src/features/currency/currencyApi.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { editApi } from './editApi.ts';

/** The rates prices are converted by, their age, and a button to fetch them from the bank now. */
export function RatesPanel() {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const { data } = useGetRatesQuery();
  const [isBusy, setIsBusy] = useUiState('reference/rate', false);
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
      <h2>{t('rate.title')}</h2>
      {data ? (
        <KeyValues>
          {foreignCurrencies.map((code) => (
            <RateRow key={code} code={code} rate={data.rates.find((rate) => rate.code === code)} />
          ))}
        </KeyValues>
      ) : null}
      <Button variant="outlined" size="small" sx={{ mt: 3 }} loading={isBusy} onClick={() => void read()}>
        {t('rate.read')}
      </Button>
    </PanelBlock>
  );
}

interface RateRowProps {
  readonly code: string;
  readonly rate: Rate | undefined;
}

function RateRow({ code, rate }: RateRowProps) {
  const { t } = useTranslation('reference');
  const language = useAppSelector(selectLanguage);
  return (
    <div>
      <dt>
        <span>{`1 ${code.toUpperCase()}`}</span>
        <small className="detail">
          {rate ? t('rate.of', { day: formatDay(rate.valid_from, language, 'medium') }) : t('rate.none')}
        </small>
      </dt>
      <dd>
        <span>{rate ? `${formatNumber(rate.gel_per_unit, language, 4)}\u00a0₾` : '–'}</span>
        {rate?.is_stale ? (
          <StatusChip data-tone="wait">
            <ScheduleRoundedIcon />
            <span>{t('rate.stale')}</span>
          </StatusChip>
        ) : null}
      </dd>
    </div>
  );
}
