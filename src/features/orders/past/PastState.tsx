import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OrderState } from '#contract/calls/orders/pastOrder.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { shownStatusOf } from '../orderWords.ts';
import { useLineName } from '../useLineName.ts';

const Facts = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '2px 16px',
    margin: '0 -10px',
    padding: '8px 10px',
    borderRadius: theme.radii.control,
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& > div + div': { marginTop: 2 },
  '& dt': { color: theme.vars.palette.text.secondary },
  // The longest labels have words of thirteen letters.
  [theme.breakpoints.down('sm')]: { '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& .line': { display: 'block' },
  '& .now': { display: 'block', marginTop: 2, fontSize: '.8125rem', fontWeight: 600 },
  '& > [data-differs]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
    '& > dt': { color: 'inherit' },
  },
}));

interface Props {
  readonly past: OrderState;
  readonly present: OrderState;
}

/** An order as it was; what has become different since is marked, with what it is now. */
export function PastState({ past, present }: Props) {
  const { t } = useTranslation('past');
  const factsOf = useStateFacts();
  const [then, now] = [factsOf(past), factsOf(present)];
  return factGroups.map((group) => (
    <PanelBlock key={group}>
      <h2>{t(`group.${group}`)}</h2>
      <Facts>
        {then[group].map((fact, index) => (
          <Fact key={fact.key} fact={fact} now={now[group][index]?.lines ?? []} />
        ))}
      </Facts>
    </PanelBlock>
  ));
}

/** Nothing then and nothing now is not worth a line. */
function Fact({ fact: { label, lines }, now }: { fact: StateFact; now: readonly string[] }) {
  const { t } = useTranslation('past');
  if (lines.length === 0 && now.length === 0) return null;
  const differs = lines.join('\n') !== now.join('\n');
  return (
    <div {...(differs && { 'data-differs': '' })}>
      <dt>{label}</dt>
      <dd>
        {(lines.length === 0 ? [t('nothing')] : lines).map((line) => (
          <span className="line" key={line}>
            {line}
          </span>
        ))}
        {differs ? (
          <small className="now">{t('nowIs', { value: now.length === 0 ? t('nothing') : now.join(' · ') })}</small>
        ) : null}
      </dd>
    </div>
  );
}

/** Something that is true of an order, in as many lines as it takes; none where there is nothing to say. */
interface StateFact {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly string[];
}

const factGroups = ['order', 'price', 'payments'] as const;
type FactGroup = (typeof factGroups)[number];
type StateFacts = Readonly<Record<FactGroup, readonly StateFact[]>>;

/** Says a state of an order in words, always with the same facts in the same order, so that two can be compared. */
function useStateFacts(): (state: OrderState) => StateFacts {
  const { t } = useTranslation(['past', 'orders']);
  const language = useAppSelector(selectLanguage);
  const { ofRental } = useMomentText();
  const instantText = useInstantText();
  const lineName = useLineName();
  const gel = (tetri: number) => formatGel(tetri, language);
  const when = (instant: string | null) => (instant === null ? [] : [instantText(instant)]);
  const some = (tetri: number) => (tetri === 0 ? [] : [gel(tetri)]);

  const lineText = ({ code, count, quantity, unit_price: price, total }: LineItem): string => {
    const name = lineName(code, count);
    const times = quantity === 1 ? name : t('orders:money.times', { name, price: gel(price), quantity });
    return `${times} = ${gel(total)}`;
  };
  const changeText = ({ status, from, to, difference }: NonNullable<OrderState['change']>): string => {
    const state = t(`change.${status}`);
    return `${ofRental(from)} – ${ofRental(to)}, ${gel(difference)}: ${state}`;
  };
  const claimText = ({ status, amount, final_amount }: NonNullable<OrderState['claim']>): string => {
    const state = t(`claim.${status}`);
    return `${gel(final_amount ?? amount)}: ${state}`;
  };
  const paymentText = ({ purpose, amount, status, refund_due }: OrderState['payments'][number]): string => {
    const what = t(`purpose.${purpose}`);
    const state = t(`payment.${status}`);
    const words = `${what}, ${gel(amount)}: ${state}`;
    return refund_due === 0 || status === 'refunded' ? words : `${words}, ${t('refundDue', { sum: gel(refund_due) })}`;
  };
  const moneyText = ({ kind, amount, at }: OrderState['money'][number]): string => {
    const what = t(`money.${kind}`);
    return `${what}, ${instantText(at)}: ${gel(amount)}`;
  };

  return (state) => {
    const { paid_at, total, prepaid, payment } = state;
    const status = shownStatusOf({ status: state.status, is_paid_online: paid_at !== null });
    const fact = (key: FactKey, lines: readonly string[]): StateFact => ({ key, label: t(`fact.${key}`), lines });
    return {
      order: [
        fact('status', [t(`orders:status.${status}`)]),
        fact('cancelled_by', state.cancelled_by === null ? [] : [t(`actor.${state.cancelled_by}`)]),
        fact('car', [state.car]),
        fact('from', [ofRental(state.from)]),
        fact('to', [ofRental(state.to)]),
        fact('days', [String(state.days)]),
        fact('dates', [t(`dates.${state.dates ?? 'free'}`)]),
        fact('expires_at', when(state.expires_at)),
        fact('free_until', when(state.free_until)),
        fact('change', state.change === null ? [] : [changeText(state.change)]),
        fact('claim', state.claim === null ? [] : [claimText(state.claim)]),
      ],
      price: [
        fact('items', state.items.map(lineText)),
        fact('total', [gel(total)]),
        fact('prepaid', some(prepaid)),
        fact('cash', payment === 'part' ? some(total - prepaid) : []),
        fact('kept_at_least', some(state.kept_at_least)),
        fact('deposit', some(state.deposit)),
      ],
      payments: [
        fact('paid_at', when(paid_at)),
        fact('rest_paid_at', when(state.rest_paid_at)),
        fact('refund', some(state.refund)),
        fact('deposit_taken', some(state.deposit_taken)),
        fact('deposit_returned', some(state.deposit_returned)),
        fact('deposit_kept', some(state.deposit_kept)),
        fact('payments', state.payments.map(paymentText)),
        fact('money', state.money.map(moneyText)),
      ],
    };
  };
}

type FactKey =
  | Exclude<
      keyof OrderState,
      'payment' // said by what is due in cash
    >
  | 'cash';
