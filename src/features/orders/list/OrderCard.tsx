import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/orders.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { useServerNow } from '#src/store/useServerNow.ts';
import { Gel } from '../Gel.tsx';
import { OrderChips } from '../OrderChips.tsx';
import { carName } from '../orderWords.ts';
import { nextActionOf } from '../nextAction.ts';
import { useDaysText } from '../useDaysText.ts';
import { Card, CardEnd, Chips } from './cardLook.ts';

const Photo = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.picture,
}));

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.0625rem',
  '& > small': { fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

/** One order in the list, with the next thing its client can do. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const daysText = useDaysText();
  const { car } = order;
  const action = nextActionOf(order, useServerNow());
  return (
    <Card>
      <Photo>{car.image === null ? null : <Picture picture={car.image} alt="" sizes="168px" />}</Photo>
      <div>
        <Name>
          {car.brand} {car.model} <small>{car.year}</small>
        </Name>
        <p>{daysText(order)}</p>
        <p>{t('number', { number: order.number })}</p>
        <Chips>
          <OrderChips order={order} />
        </Chips>
      </div>
      <CardEnd>
        <b>
          <Gel tetri={order.total} />
        </b>
        <ButtonLink
          size="small"
          variant={action === 'details' ? 'outlined' : 'soft'}
          to={paths.order(order.id)}
          aria-label={`${t(`action.${action}`)}: ${carName(car)}, ${order.number}`}
        >
          {t(`action.${action}`)}
        </ButtonLink>
      </CardEnd>
    </Card>
  );
}
