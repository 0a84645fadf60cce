import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import type { Report } from '#contract/calls/reports.ts';
import { FUEL_PARTS } from '#contract/domain/reportParts.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

interface Props {
  readonly order: Pick<Order, 'days' | 'terms'>;
  readonly before: Pick<Report, 'odometer' | 'fuel_eighths'>;
  readonly odometer: number | null;
  readonly fuel: number | null;
}

/** What the car has driven since it was handed over, and how much less is in its tank. */
export function DrivenNote({ order, before, odometer, fuel }: Props) {
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
            {driven.included === null ? null : <small>{t('driven.included', { count: driven.included })}</small>}
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
  /** Below zero where somebody has mistyped. */
  readonly kilometres: number;
  /** Null is unlimited, or not agreed here. */
  readonly included: number | null;
  readonly beyond: number;
  /** What the kilometres beyond cost, tetri; null where it was not agreed here. */
  readonly cost: number | null;
}

/** How far the car went, against what was agreed. */
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
