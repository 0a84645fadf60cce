import PhoneInTalkRoundedIcon from '@mui/icons-material/PhoneInTalkRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Order } from '#contract/calls/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { TermsList } from '#src/features/cars/terms/TermsList.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { carWithYear, isOnTrip } from '#src/features/orders/orderWords.ts';
import { NextStepPanel } from '#src/features/orders/page/NextStepPanel.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';
import { useDayHoursText } from '#src/features/places/useDayHoursText.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Column, OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { LoadOrder } from '../page/LoadOrder.tsx';
import { WriteToOwner } from '../page/WriteToOwner.tsx';
import { MapLink } from './MapLink.tsx';
import { TripLate } from './TripLate.tsx';

const Page = styled(Container)(({ theme }) => ({
  maxWidth: 720,
  padding: '36px 0 64px',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}));

/** The terms that matter on the road, in the order in which they come up. */
const topics = [
  'deposit',
  'fuel',
  'distance',
  'roads',
  'borders',
  'drivers',
  'smoking',
  'late_return',
  'cleaning',
  'one_way',
] as const;

/** The day of the pick-up and the days on the road on one screen of a phone; once loaded it opens without a network. */
export default function TripScreen() {
  const isClient = useAppSelector(selectIsClient);
  const id = readId(useParams()['id']);
  if (id === null || !isClient) return <Navigate to={id === null ? paths.orders : paths.adminOrder(id)} replace />;
  return (
    <Page>
      <meta name="robots" content="noindex" />
      <LoadOrder back={paths.orders}>
        {(order, refresh) =>
          isOnTrip(order) ? <Trip order={order} onOver={refresh} /> : <Navigate to={paths.order(order.id)} replace />
        }
      </LoadOrder>
    </Page>
  );
}

function Trip({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const agreedWords = useAgreedWords();
  return (
    <Column>
      <title>{`${t('onTrip.title')} · Gza`}</title>
      <BackLink to={paths.order(order.id)}>{t('number', { number: order.number })}</BackLink>
      <div>
        <Typography variant="h1">{t('onTrip.title')}</Typography>
        <p>{carWithYear(order.car)}</p>
      </div>
      <NextStepPanel order={order} onOver={onOver}>
        {order.status === 'active' ? <TripExtend order={order} variant="contained" /> : null}
      </NextStepPanel>
      <TripLate order={order} />
      <OrderBlock>
        <h2>{t('onTrip.where')}</h2>
        <TripPlaces order={order} />
        {order.status === 'confirmed' ? <TripExtend order={order} variant="outlined" /> : null}
      </OrderBlock>
      <OrderBlock>
        <h2>{t('blocks.owner')}</h2>
        <PartyCard party={order.owner} seed={order.car.id} isWaiting={false} />
        <WriteToOwner order={order} variant="outlined" />
      </OrderBlock>
      <OrderDeposit order={order} isClient />
      <TripHelp order={order} />
      {order.status === 'confirmed' ? (
        <>
          <IdentityStep order={order} />
          <OrderBlock>
            <h2>{t('onTrip.papers.title')}</h2>
            <TripPapers order={order} />
          </OrderBlock>
        </>
      ) : null}
      {order.terms === null ? null : (
        <OrderBlock>
          <h2>{t('onTrip.terms')}</h2>
          <TermsList isShort terms={agreedCar(order.terms)} topics={topics} said={agreedWords(order)} />
        </OrderBlock>
      )}
    </Column>
  );
}

/** A link to the extension of the order, or to the request that is waiting. */
function TripExtend({ order, variant }: { order: Order; variant: 'contained' | 'outlined' }) {
  const { t } = useTranslation('orders');
  const { change } = order;
  if (change === null && !order.actions.includes('ask_change')) return null;
  const ask = order.status === 'active' ? 'change.titleOnRoad' : 'change.title';
  const open = change?.status === 'asked' ? 'change.waiting' : 'change.toBePaid';
  return (
    <ButtonLink variant={variant} to={{ pathname: paths.order(order.id), hash: 'change' }}>
      <span>{t(change === null ? ask : open)}</span>
    </ButtonLink>
  );
}

const Words = styled('div')({ display: 'grid', gap: 10 });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 14 });

/** Whom to call first, and what to do after damage or a fine. */
function TripHelp({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <OrderBlock>
      <h2>{t('onTrip.help.title')}</h2>
      <Words>
        <p>{t('onTrip.help.first')}</p>
        <p>{t('onTrip.help.damage')}</p>
        <p>{t('onTrip.help.fine')}</p>
      </Words>
      <Buttons>
        <Button component="a" href="tel:112" color="error" startIcon={<PhoneInTalkRoundedIcon />}>
          {t('onTrip.help.call')}
        </Button>
        <ButtonLink variant="text" to={paths.safety}>
          {t('papers.safety')}
        </ButtonLink>
        <ReportButton isButton orderId={order.id} />
      </Buttons>
    </OrderBlock>
  );
}

const Places = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd p': { overflowWrap: 'anywhere' },
}));

/** When and where the car is picked up and returned, each on a map that opens next to the page. */
function TripPlaces({ order }: { order: Order }) {
  const { t } = useTranslation('rental');
  const { ofRental } = useMomentText();
  const placeText = usePlaceText();
  const hoursText = useDayHoursText();
  const stops = [
    { name: t('form.pickUp'), at: order.from, place: placeText(order.pick_up), hours: order.pick_up_hours },
    { name: t('form.return'), at: order.to, place: placeText(order.drop_off), hours: order.drop_off_hours },
  ];
  return (
    <Places>
      {stops.map(({ name, at, place, hours }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{ofRental(at)}</b>
            <p>{place}</p>
            {hours === null ? null : <p>{hoursText(hours)}</p>}
            <MapLink place={place} about={name} />
          </dd>
        </div>
      ))}
    </Places>
  );
}

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20, listStyle: 'disc' });

/** What the client needs at the pick-up, by the agreed terms. */
function TripPapers({ order: { deposit, deposit_hold: hold, terms, total, prepaid, is_paid } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const permit = terms?.car.licence.idp;
  const ways = terms?.car.deposit.how ?? [];
  const sum = formatGel(deposit, language);
  // A deposit that the bank or the owner already holds need not be brought.
  const isToBring = deposit > 0 && (hold === null || hold.state === 'open' || hold.state === 'cash');
  const wayOf = () => {
    const [one, ...others] = ways;
    if (one === 'cash' && others.length === 0) return 'depositCash';
    if (one === 'card_hold' && others.length === 0) return 'depositCard';
    return ways.length === 0 ? 'deposit' : 'depositReady';
  };
  return (
    <List>
      <li>{t('onTrip.papers.licence')}</li>
      {permit === 'all_foreign' || permit === 'other_scripts' ? <li>{t(`onTrip.papers.permit.${permit}`)}</li> : null}
      <li>{t('onTrip.papers.identity')}</li>
      {isToBring ? <li>{t(`onTrip.papers.${wayOf()}`, { sum })}</li> : null}
      {is_paid || total === prepaid ? null : (
        <li>{t('onTrip.papers.rest', { sum: formatGel(total - prepaid, language) })}</li>
      )}
    </List>
  );
}
