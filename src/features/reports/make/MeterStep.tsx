import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Report } from '#contract/calls/orders/reports.ts';
import { MOST_KILOMETRES, FUEL_PARTS } from '#contract/domain/reportParts.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { Note, StepBlock } from './step.styles.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

const Odometer = styled('div')(({ theme }) => ({
  marginBottom: 22,
  '& > label': { display: 'block', marginBottom: 6, fontSize: '.9375rem', fontWeight: 500 },
  '& > .field': { display: 'flex', alignItems: 'center', gap: 10 },
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
  /** At the return: the readings of the hand-over. */
  readonly before: Pick<Report, 'odometer' | 'fuel_eighths'> | null;
}

const read = (text: string): number | null => (text === '' ? null : Math.min(Number(text), MOST_KILOMETRES));

/** The readings of the dashboard. */
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
        <div className="field">
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

const Gauge = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { width: '100%', padding: 0, marginBottom: 8, fontWeight: 500, fontSize: '.9375rem' },
  '& > legend > .value': { float: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > .parts': {
    display: 'grid',
    gridTemplateColumns: `repeat(${FUEL_PARTS + 1}, minmax(0, 1fr))`,
    gap: 4,
    clear: 'both',
  },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 48,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.mist,
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&[data-on]': {
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}));

interface FuelGaugeProps {
  readonly value: number | null;
  readonly onChange: (eighths: number) => void;
}

/** How full the tank is, in eighths. */
function FuelGauge({ value, onChange }: FuelGaugeProps) {
  const { t } = useTranslation('handover');
  const name = (eighths: number): string => {
    if (eighths === 0) return t('fuel.empty');
    return eighths === FUEL_PARTS ? t('fuel.full') : `${eighths}/${FUEL_PARTS}`;
  };
  return (
    <Gauge>
      <legend>
        {t('fuel.label')}
        <b className="value">{value === null ? t('fuel.unset') : name(value)}</b>
      </legend>
      <div className="parts">
        {Array.from({ length: FUEL_PARTS + 1 }, (_none, eighths) => (
          <label key={eighths} data-on={value !== null && eighths <= value ? '' : undefined}>
            <input
              type="radio"
              name="fuel"
              checked={value === eighths}
              aria-label={name(eighths)}
              onChange={() => onChange(eighths)}
            />
            <span aria-hidden="true">{eighths}</span>
          </label>
        ))}
      </div>
    </Gauge>
  );
}

interface DrivenNoteProps {
  readonly order: Pick<Order, 'days' | 'terms'>;
  readonly before: Pick<Report, 'odometer' | 'fuel_eighths'>;
  readonly odometer: number | null;
  readonly fuel: number | null;
}

/** The distance since the hand-over, and how much less is in the tank. */
function DrivenNote({ order, before, odometer, fuel }: DrivenNoteProps) {
  const { t } = useTranslation('handover');
  const driven = odometer === null ? null : drivenOf(order, before, odometer);
  return (
    <KeyValues>
      <div>
        <dt>{t('driven.before')}</dt>
        <dd>{t('driven.reading', { odometer: before.odometer, fuel: before.fuel_eighths, all: FUEL_PARTS })}</dd>
      </div>
      {driven === null ? null : (
        <div>
          <dt>
            <span>{t('driven.driven')}</span>
            {driven.included === null ? null : (
              <small className="detail">{t('driven.included', { count: driven.included })}</small>
            )}
          </dt>
          <dd>{driven.kilometres < 0 ? t('driven.less') : t('driven.km', { count: driven.kilometres })}</dd>
        </div>
      )}
      {driven === null || driven.beyond === 0 || driven.cost === null ? null : (
        <div>
          <dt>{t('driven.beyond')}</dt>
          <dd>
            {t('driven.km', { count: driven.beyond })} · <Gel tetri={driven.cost} />
          </dd>
        </div>
      )}
      {fuel === null || fuel >= before.fuel_eighths ? null : (
        <div>
          <dt>{t('driven.fuel')}</dt>
          <dd>{`${before.fuel_eighths - fuel}/${FUEL_PARTS}`}</dd>
        </div>
      )}
    </KeyValues>
  );
}

interface Driven {
  /** Negative after a typing error. */
  readonly kilometres: number;
  /** Null is unlimited, or not agreed here. */
  readonly included: number | null;
  readonly beyond: number;
  /** The charge for the extra kilometres, tetri; null where none was agreed here. */
  readonly cost: number | null;
}

/** The distance, compared with what was agreed. */
function drivenOf(
  { days, terms }: Pick<Order, 'days' | 'terms'>,
  before: Pick<Report, 'odometer'>,
  odometer: number,
): Driven {
  const kilometres = odometer - before.odometer;
  const perDay = terms?.car.distance.per_day ?? null;
  if (perDay === null) return { kilometres, included: null, beyond: 0, cost: null };
  const beyond = Math.max(0, kilometres - perDay * days);
  return { kilometres, included: perDay * days, beyond, cost: beyond * (terms?.car.distance.beyond ?? 0) };
}
