import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/calls/orders/reports.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { useConfirmReportMutation } from '../reportsApi.ts';
import { confirmFailure } from './confirmFailure.ts';

const LENGTH = 6;

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 10,
  marginTop: 14,
  '& label': { display: 'block', flex: '1 1 100%', fontSize: '.9375rem', fontWeight: 500 },
  '& input': {
    width: 170,
    minHeight: 48,
    padding: '8px 14px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '1.25rem',
    letterSpacing: '.2em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** The client confirms on the owner's phone: with the code from the client's page of the order. */
export function ClientCode({ report }: { report: Pick<Report, 'id' | 'order_id'> }) {
  const { t } = useTranslation('handover');
  const id = useId();
  const [code, setCode] = useState('');
  const { isBusy, failure, run } = useAsyncAction('reports/code', confirmFailure);
  const [isShort, setIsShort] = useUiState('reports/codeIsShort', false);
  const [confirm] = useConfirmReportMutation();
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setIsShort(code.length < LENGTH);
    if (code.length < LENGTH) return;
    const params = { id: report.order_id, report_id: report.id };
    await run(() => confirm({ params, body: { client_code: code } }));
  };
  return (
    <Form noValidate onSubmit={(event) => void onSubmit(event)}>
      <label htmlFor={id}>{t('code.label')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LENGTH}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
      />
      <Button type="submit" variant="outlined" loading={isBusy}>
        {t('code.confirm')}
      </Button>
      <FailureNote text={isShort ? t('code.six') : failure} />
    </Form>
  );
}
