import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useOtherPlacesText } from '#src/features/places/useOtherPlacesText.ts';
import { OrderChips } from '../OrderChips.tsx';
import { carWithYear, isOnTrip } from '../orderWords.ts';
import { nextActionOf } from '../nextAction.ts';
import { useDaysText } from '../useDaysText.ts';
import { useRefundText } from '../useRefundText.ts';
import { Card, CardEnd, Chips } from './card.styles.ts';

const Photo = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.picture,
}));

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.0625rem',
  '& .year': { fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** One order in the list, with the next thing one can do about it; its owner does that in the control panel. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const daysText = useDaysText();
  const refundText = useRefundText();
  const placesText = useOtherPlacesText();
  const now = useServerNow();
  const { car } = order;
  // On the day itself and on the road.
  const isSoon = dayOf(order.from) <= todayInTbilisi(now);
  const isClient = order.amount_without_commission === null;
  const page = isClient ? paths.order(order.id) : paths.adminOrder(order.id);
  const action = isClient ? nextActionOf(order, now) : 'details';
  return (
    <Card>
      <Photo className="photo">
        {car.image === null ? null : <Picture picture={car.image} alt="" sizes="168px" />}
      </Photo>
      <div>
        <Name>
          <Link to={page}>
            {car.brand} {car.model} <small className="year">{car.year}</small>
          </Link>
        </Name>
        <p>{`${daysText(order)} · ${placesText(order) ?? order.city}`}</p>
        <p className="number">{t('number', { number: order.number })}</p>
        <Chips>
          <OrderChips order={order} />
        </Chips>
        {isClient && order.status === 'cancelled' ? <p>{refundText(order)}</p> : null}
      </div>
      <CardEnd>
        {isClient && isOnTrip(order) && isSoon ? (
          <ButtonLink
            size="small"
            variant="contained"
            to={paths.orderTrip(order.id)}
            aria-label={`${t('onTrip.open')}: ${carWithYear(car)}, ${order.number}`}
          >
            {t('onTrip.open')}
          </ButtonLink>
        ) : null}
        <b className="sum">
          <Gel tetri={order.total} />
        </b>
        <ButtonLink
          size="small"
          variant={action === 'pay' || action === 'prepare' ? 'soft' : 'outlined'}
          to={action === 'again' ? paths.car(car.slug, car.id) : page}
          aria-label={`${t(`action.${action}`)}: ${carWithYear(car)}, ${order.number}`}
        >
          <span>{t(`action.${action}`)}</span>
        </ButtonLink>
      </CardEnd>
    </Card>
  );
}
