import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_KILOMETRES } from '#contract/domain/reportParts.ts';
import type { Report } from '#contract/calls/reports.ts';
import type { Order } from '#contract/calls/orders.ts';
import { DrivenNote } from '../show/DrivenNote.tsx';
import { FuelGauge } from './FuelGauge.tsx';
import { Note, StepBlock } from './step.styles.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

const Odometer = styled('div')(({ theme }) => ({
  marginBottom: 22,
  '& > label': { display: 'block', marginBottom: 6, fontSize: '.9375rem', fontWeight: 500 },
  '& > div': { display: 'flex', alignItems: 'center', gap: 10 },
  '& input': {
    width: 'min(100%, 260px)',
    minHeight: 64,
    padding: '8px 16px',
    border: 0,
    borderRadius: theme.radii.control,
    backgroundColor: '#14211b',
    color: '#fff',
    font: 'inherit',
    fontSize: '1.875rem',
    fontWeight: 600,
    letterSpacing: '.16em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

interface Props extends ReportOf {
  readonly order: Pick<Order, 'days' | 'terms'>;
  /** At the return: what was written when the car was handed over. */
  readonly before: Pick<Report, 'odometer' | 'fuel_eighths'> | null;
}

const read = (text: string): number | null => (text === '' ? null : Math.min(Number(text), MOST_KILOMETRES));

/** What the dashboard says. */
export function MeterStep({ orderId, kind, order, before }: Props) {
  const { t } = useTranslation('handover');
  const id = useId();
  const { report, write } = useReport({ orderId, kind });
  const [text, setText] = useState(report.odometer === null ? '' : String(report.odometer));
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.meter')}</h2>
      <p>{t('meter.lead')}</p>
      <Odometer>
        <label htmlFor={id}>{t('meter.odometer')}</label>
        <div>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(MOST_KILOMETRES).length}
            value={text}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '');
              setText(digits);
              write(() => ({ odometer: read(digits) }));
            }}
          />
          <span>{t('meter.km')}</span>
        </div>
      </Odometer>
      <FuelGauge value={report.fuel} onChange={(fuel) => write(() => ({ fuel }))} />
      {before === null ? (
        <Note>
          <InfoOutlinedIcon />
          <span>{t('meter.same')}</span>
        </Note>
      ) : (
        <DrivenNote order={order} before={before} odometer={report.odometer} fuel={report.fuel} />
      )}
      <StepMoves kind={kind} step="meter" />
    </StepBlock>
  );
}
