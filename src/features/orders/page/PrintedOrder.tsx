import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { dayOf, timeOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { LineName } from '../orderWords.ts';
import { carWithYear, shownStatusOf } from '../orderWords.ts';
import { OrderMoney } from '../money/OrderMoney.tsx';

/** Black on white, A4, in any scheme. */
const Sheet = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    fontSize: '10.5pt',
    lineHeight: 1.4,
    '& *': { color: '#000 !important', borderColor: '#999' },
    '& h1': { fontSize: '18pt', fontWeight: 600, lineHeight: 1.2 },
    '& h2': { margin: '16pt 0 4pt', fontSize: '12pt', fontWeight: 600 },
    '& header': {
      display: 'flex !important',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      paddingBottom: '8pt',
      borderBottom: '1.5pt solid #000',
    },
    '& .brand': { fontSize: '18pt', fontWeight: 600 },
    '& dl > div': { padding: '2pt 0', fontSize: '10.5pt', breakInside: 'avoid' },
    '& [data-total]': { fontSize: '11.5pt' },
    fontFamily: theme.typography.fontFamily,
  },
}));

const Facts = styled('dl')({
  '& > div': { display: 'grid', gridTemplateColumns: '36mm 1fr' },
  '& dd': { fontWeight: 500 },
});

const Two = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 12mm' });

const Signatures = styled(Two)({
  marginTop: '22mm',
  breakInside: 'avoid',
  '& > p': { paddingTop: '3pt', borderTop: '0.75pt solid #000', fontSize: '9.5pt' },
});

const Small = styled('p')({ marginTop: '10pt', fontSize: '9pt' });

interface Props {
  readonly order: Order;
  readonly lineName: LineName;
  /** Further terms, above the signatures. */
  readonly children: ReactNode;
}

/** The confirmation on paper: on the screen it is not there. */
export function PrintedOrder({ order, lineName, children }: Props) {
  const { t } = useTranslation(['orders', 'places']);
  const placeText = usePlaceText();
  const language = useAppSelector(selectLanguage);
  const written = (moment: string) => `${formatDay(dayOf(moment), language, 'full')}, ${timeOf(moment)}`;
  const isSure = order.status === 'completed' || (order.is_paid_online && isAlive(order));
  return (
    <Sheet data-print="">
      <header>
        <h1>{t(isSure ? 'printed.title' : 'number', { number: order.number })}</h1>
        <b className="brand">Gza</b>
      </header>
      <h2>{t('blocks.trip')}</h2>
      <Facts>
        <div>
          <dt>{t('printed.car')}</dt>
          <dd>{carWithYear(order.car)}</dd>
        </div>
        <div>
          <dt>{t('printed.from')}</dt>
          <dd>{written(order.from)}</dd>
        </div>
        <div>
          <dt>{t('printed.to')}</dt>
          <dd>{written(order.to)}</dd>
        </div>
        <div>
          <dt>{t('places:pickUp')}</dt>
          <dd>{placeText(order.pick_up)}</dd>
        </div>
        <div>
          <dt>{t('places:dropOff')}</dt>
          <dd>{placeText(order.drop_off)}</dd>
        </div>
        <div>
          <dt>{t('printed.status')}</dt>
          <dd>{t(`status.${shownStatusOf(order)}`)}</dd>
        </div>
      </Facts>
      <Two>
        <Party title={t('blocks.owner')} party={order.owner} />
        <Party title={t('blocks.client')} party={order.client} />
      </Two>
      <h2>{t('blocks.payment')}</h2>
      <OrderMoney order={order} lineName={lineName} />
      {children}
      <Signatures>
        <p>{t('printed.ownerSigns')}</p>
        <p>{t('printed.clientSigns')}</p>
      </Signatures>
      <Small>{t('printed.times', { email: contactEmail })}</Small>
    </Sheet>
  );
}

const isAlive = ({ status }: Order) => status === 'confirmed' || status === 'active';

function Party({ title, party }: { title: string; party: Order['client'] }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{party.name}</p>
      <p>{party.phone}</p>
    </div>
  );
}
