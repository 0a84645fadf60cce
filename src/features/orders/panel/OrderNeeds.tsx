import DirectionsCarOutlinedIcon from '@mui/icons-material/DirectionsCarOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import GavelOutlinedIcon from '@mui/icons-material/GavelOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import RouteOutlinedIcon from '@mui/icons-material/RouteOutlined';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { OrderNeed } from '#contract/domain/orders/orderLists.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { polled } from '#src/shared/api/polled.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { carWithYear } from '../orderWords.ts';
import { ownerActionsOf } from './ownerActions.ts';
import type { OwnerEvent } from './ownerActions.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { useOwnerSide } from './useOwnerSide.ts';

/** Rows of an icon, a task, and the buttons for it. */
const NeedRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 14px',
    alignItems: 'center',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // The buttons wrap below a text that would be left with less.
  '& > li > .order': { flex: '1 1 220px', minWidth: 0 },
  '& > li > .actions': { marginInlineStart: 'auto' },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '& .icon[data-tone=wait]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
  },
  '& .icon[data-tone=bad]': { backgroundColor: theme.vars.palette.error.soft, color: theme.vars.palette.error.onSoft },
  '& .number': { fontSize: '.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& .number > a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: {
    '& > li': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)' },
    '& > li > .actions': { gridColumn: '1 / -1' },
  },
}));

/** What helps with each need. */
const kinds = {
  answer: { Icon: ScheduleRoundedIcon, tone: 'wait', events: ['accept', 'decline'] },
  hand_over: { Icon: KeyOutlinedIcon, tone: 'ok', events: ['start'] },
  on_the_road: { Icon: RouteOutlinedIcon, tone: 'ok', events: ['finish'] },
  take_back: { Icon: DirectionsCarOutlinedIcon, tone: 'ok', events: ['finish'] },
  cash: { Icon: PaymentsOutlinedIcon, tone: 'bad', events: ['mark_paid'] },
  // These are answered where all of it is read.
  change: { Icon: EventRepeatOutlinedIcon, tone: 'wait', events: [] },
  claim: { Icon: GavelOutlinedIcon, tone: 'wait', events: [] },
} as const satisfies Record<OrderNeed, { events: readonly OwnerEvent[] } & Record<string, unknown>>;

/** These are about the end of a rental, the others about its beginning. */
const endsAt: readonly OrderNeed[] = ['on_the_road', 'take_back', 'claim'];

const Count = styled(StatusChip)({ minHeight: 24, padding: '2px 10px' });

interface Props {
  readonly need: OrderNeed;
  /** The number of rows; the others are one click away. */
  readonly shown?: number;
}

/** What waits for the owner's side in one way, with the button that helps. */
export function OrderNeeds({ need, shown = 4 }: Props) {
  const { t } = useTranslation('panel');
  const side = useOwnerSide();
  const now = useServerNow();
  const query = useListOrdersQuery({ query: { needs: need, page_size: shown } }, polled());
  const { data } = query;
  const { tone, Icon, events } = kinds[need];
  const total = data?.total ?? 0;
  return (
    <PanelBlock aria-labelledby={`needs-${need}`} aria-busy={query.isLoading}>
      <h2 id={`needs-${need}`}>
        <span>{t(`needs.${need}.title`)}</span>
        {data ? <Count data-tone={total > 0 ? tone : 'off'}>{total}</Count> : null}
      </h2>
      <QueryPart query={query} error={t('orders.error')} waiting={<SkeletonBox sx={{ height: 56 }} />}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p>{t(`needs.${need}.none`)}</p>
          ) : (
            <NeedRows>
              {orders.map((order) => (
                <li key={order.id}>
                  <i className="icon" data-tone={tone}>
                    <Icon />
                  </i>
                  <div className="order">
                    <b className="number">
                      <Link to={paths.adminOrder(order.id)}>{order.number}</Link>
                    </b>
                    <NeedText need={need} order={order} />
                  </div>
                  <OwnerActions
                    order={order}
                    actions={ownerActionsOf(order, side, now).filter((event) =>
                      events.some((helpful) => helpful === event),
                    )}
                    size="small"
                  />
                </li>
              ))}
            </NeedRows>
          )
        }
      </QueryPart>
      {total > shown ? (
        <MoreLink sx={{ display: 'inline-block', mt: 1, mb: -1, ml: -1 }} to={`${paths.adminOrders}?needs=${need}`}>
          {t('needs.all', { count: total })}
        </MoreLink>
      ) : null}
    </PanelBlock>
  );
}

function NeedText({ need, order }: { need: OrderNeed; order: OrderSummary }) {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const { ofRental, ofInstant } = useMomentText();
  const sum = formatGel(need === 'cash' ? order.total - order.prepaid : order.total, language);
  const when = () => {
    if (need === 'answer') return order.expires_at === null ? '' : ofInstant(order.expires_at);
    return ofRental(endsAt.includes(need) ? order.to : order.from);
  };
  return (
    <p>{t(`needs.${need}.text`, { client: order.client.name, car: carWithYear(order.car), sum, when: when() })}</p>
  );
}
