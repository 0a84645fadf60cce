import PhoneInTalkRoundedIcon from '@mui/icons-material/PhoneInTalkRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { TermsList } from '#src/features/cars/terms/TermsList.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { carWithYear, isOnTrip } from '#src/features/orders/orderWords.ts';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';
import { useDayHoursText } from '#src/features/places/useDayHoursText.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Column, OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { WriteToOwner } from '../page/WriteToOwner.tsx';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { Side, SidedColumns } from '../page/columns.styles.ts';
import { LoadOrder } from '../page/LoadOrder.tsx';
import { MapLink } from './MapLink.tsx';
import { TripActions } from './TripActions.tsx';
import { TripLate } from './TripLate.tsx';
import { TripNext } from './TripNext.tsx';

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 24,
  paddingBottom: 64,
  [theme.breakpoints.down('md')]: { paddingTop: 8, paddingBottom: 40 },
}));

/** The car that is meant; a wide picture leaves the rest in the first view. */
const Photo = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  aspectRatio: '3 / 1',
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.background.picture,
  [theme.breakpoints.down('lg')]: { aspectRatio: '5 / 2' },
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
        {(order) => (isOnTrip(order) ? <Trip order={order} /> : <Navigate to={paths.order(order.id)} replace />)}
      </LoadOrder>
    </Page>
  );
}

function Trip({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const agreedWords = useAgreedWords();
  const help = useRef<HTMLElement>(null);
  return (
    <>
      <title>{`${t('onTrip.title')} · Gza`}</title>
      <BackLink to={paths.order(order.id)}>{t('number', { number: order.number })}</BackLink>
      <SidedColumns>
        <Column>
          {order.car.image === null ? null : (
            <Photo>
              <Picture isFirst picture={order.car.image} alt="" sizes="(min-width: 901px) 800px, 100vw" />
            </Photo>
          )}
          <div>
            <Typography variant="h1">{t('onTrip.title')}</Typography>
            <p>{carWithYear(order.car)}</p>
          </div>
          <TripNext order={order} />
          <TripLate order={order} />
          <TripActions order={order} onDamage={() => help.current?.focus()} />
          <OrderBlock>
            <h2>{t('onTrip.where')}</h2>
            <TripPlaces order={order} />
          </OrderBlock>
          {order.status === 'confirmed' ? (
            <>
              <IdentityStep order={order} />
              <OrderBlock>
                <h2>{t('onTrip.papers.title')}</h2>
                <TripPapers order={order} />
              </OrderBlock>
            </>
          ) : null}
        </Column>
        <Side>
          <OrderBlock>
            <h2>{t('blocks.owner')}</h2>
            <PartyCard party={order.owner} seed={order.car.id} isWaiting={false} />
          </OrderBlock>
          <OrderDeposit order={order} isClient />
          <TripHelp ref={help} order={order} />
        </Side>
        {order.terms === null ? null : (
          <Column>
            <OrderBlock>
              <h2>{t('onTrip.terms')}</h2>
              <TermsList isShort terms={agreedCar(order.terms)} topics={topics} said={agreedWords(order)} />
            </OrderBlock>
          </Column>
        )}
      </SidedColumns>
    </>
  );
}

const Words = styled('div')({ display: 'grid', gap: 10 });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 14 });

/** Whom to call first, and what to do after damage or a fine. */
function TripHelp({ order, ref }: { order: Order; ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('orders');
  return (
    <OrderBlock ref={ref} tabIndex={-1} aria-labelledby="trip-help">
      <h2 id="trip-help">{t('onTrip.help.title')}</h2>
      <Words>
        <p>{t('onTrip.help.first')}</p>
        <p>{t('onTrip.help.damage')}</p>
        {order.status === 'active' ? <p>{t('onTrip.help.kept')}</p> : null}
        <p>{t('onTrip.help.fine')}</p>
      </Words>
      <Buttons>
        {order.status === 'active' ? (
          <WriteToOwner
            order={order}
            about={{
              label: t('onTrip.help.tell'),
              text: t('onTrip.help.message', { car: carWithYear(order.car), number: order.number }),
            }}
          />
        ) : null}
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
  '& dd > .moment': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
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
            <b className="moment">{ofRental(at)}</b>
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
