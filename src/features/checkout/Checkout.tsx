import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import type { Offer } from '#src/features/cars/page/booking/offer.ts';
import { OfferStatus } from '#src/features/cars/page/booking/OfferStatus.tsx';
import { rentalQuery } from '#src/features/cars/page/booking/rentalQuery.ts';
import { useChoiceInAddress } from '#src/features/cars/page/booking/useChoiceInAddress.ts';
import { useDatesInAddress } from '#src/features/cars/page/booking/useDatesInAddress.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import { SimilarCars } from '#src/features/cars/page/SimilarCars.tsx';
import { similarSearchPath } from '#src/features/cars/page/similarSearchPath.ts';
import { ThirdPartyNote } from '#src/features/cars/terms/ThirdPartyNote.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { TripSummary } from '#src/features/orders/trip/TripSummary.tsx';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { clockText } from '#src/shared/format/clockText.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { useTyped } from '#src/shared/store/drafts/useTyped.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PayBar } from './PayBar.tsx';
import { PaymentWays } from './PaymentWays.tsx';
import type { Addresses } from './PlaceAddresses.tsx';
import { PlaceAddresses } from './PlaceAddresses.tsx';
import { PricePanel } from './PricePanel.tsx';
import { Terms } from './Terms.tsx';
import { useCheckout } from './useCheckout.ts';
import { WhoDrives } from './WhoDrives.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 28,
  '& > a': { border: `1px solid ${theme.vars.palette.divider}`, color: theme.vars.palette.text.primary },
  '& > h1': { ...theme.typography.h1, flex: '1 1 200px' },
  [theme.breakpoints.down('md')]: { marginBottom: 20 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: 40,
  alignItems: 'start',
  '& h2': { ...theme.typography.h3, marginBottom: 16 },
  '& > .choices': { display: 'grid', gap: 20 },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 28 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    // Why it cannot be booked comes before everything else.
    '& > [data-blocked]': { order: -1 },
  },
}));

const Back = styled('p')({ marginTop: 12 });

const noAddresses: Addresses = { pick_up: '', drop_off: '' };

/** In the URL, so that a login on the way or a reload preserves it. */
const paymentUrl = urlCodec('checkout', { payment: oneOf(['full', 'part'], 'full') });

/** The rental, the payment and the price: the last check before the order. */
export function Checkout({ car }: { car: Car }) {
  const { t } = useTranslation(['checkout', 'places']);
  const placeText = usePlaceText();
  const tripId = useId();
  const [range, setRange] = useDatesInAddress();
  const { choice } = useChoiceInAddress(car);
  const { place, change } = useUrlState(paymentUrl);
  const way = place.payment;
  const [addresses, setAddresses] = useTyped<Addresses>('checkout/addresses', noAddresses);
  const checkout = useCheckout({ car, range, choice, way, addresses });
  const { offer, quote, order, refusal } = checkout;
  useUnsavedForm(order === null && Object.values(addresses).some((text) => text !== ''));
  const carPath = `${paths.car(car.slug, car.id)}${range ? `?${rentalQuery(range, choice)}` : ''}`;
  const textOf = (place: Quote['pick_up']) => (place === null || place.kind === 'own' ? car.address : placeText(place));
  const [pickUp, dropOff] = [textOf(quote?.pick_up ?? null), textOf(quote?.drop_off ?? null)];
  const [front] = car.images;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const due = quote === null ? 0 : way === 'full' ? quote.total : quote.prepaid;

  if (refusal?.kind === 'gone') return <CarGone car={car} range={range} />;
  return (
    <>
      <Head>
        <IconButton component={Link} to={carPath} aria-label={t('back')}>
          <ArrowBackRoundedIcon />
        </IconButton>
        <h1>{t(car.needs_confirmation ? 'titleRequest' : 'title')}</h1>
        {order === null ? (
          <TimeChip kind="price" until={quote?.expires_at ?? null} />
        ) : (
          <TimeChip kind="car" until={order.expires_at} />
        )}
      </Head>
      <Columns>
        <div className="choices">
          <Panel aria-labelledby={tripId}>
            <h2 id={tripId}>{t('trip')}</h2>
            <TripSummary
              name={`${carName(car)} ${car.year}`}
              picture={front ?? null}
              place={`${car.owner.name} · ${pickUp}`}
              from={range?.from ?? null}
              to={range?.to ?? null}
            />
            {dropOff === pickUp ? null : <Back>{t('places:backTo', { place: dropOff })}</Back>}
            {quote === null ? null : (
              <PlaceAddresses
                quote={quote}
                addresses={addresses}
                isDisabled={order !== null || checkout.isBusy || refusal?.kind === 'unsettled'}
                onChange={setAddresses}
              />
            )}
          </Panel>
          {quote === null ? null : (
            <>
              {quote.terms.protection === null ? <ThirdPartyNote /> : null}
              <WhoDrives quote={quote} />
              <PaymentWays
                quote={quote}
                way={way}
                isDisabled={order !== null || checkout.isBusy || refusal?.kind === 'unsettled'}
                onChange={(payment) => change({ payment }, { replace: true })}
                isCardGiven={checkout.isCardGiven}
                onGiveCard={checkout.giveCard}
              />
              <NextSteps quote={quote} place={pickUp} />
              <Terms quote={quote} reading={checkout.reading} isDone={order !== null} />
            </>
          )}
        </div>
        {quote === null ? (
          <CheckoutBlocked
            isLost={refusal?.kind === 'dates'}
            car={car}
            offer={offer}
            carPath={carPath}
            onTake={setRange}
            onRetry={checkout.refresh}
          />
        ) : (
          <PricePanel car={car} quote={quote} due={due} checkout={checkout} isBare={isPhone} />
        )}
      </Columns>
      {quote === null && offer.step === 'taken' ? <SimilarCars car={car} range={range} /> : null}
      {isPhone && quote !== null ? <PayBar quote={quote} due={due} checkout={checkout} /> : null}
    </>
  );
}

/** The owner has just removed the car: offers similar cars for the same dates. */
function CarGone({ car, range }: { car: Car; range: RentalRange | null }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState isScreen title={t('gone.title')} text={t('gone.text')}>
      <ButtonLink to={similarSearchPath({ city_id: car.city_id, category: car.category }, range)} size="large">
        {t('gone.action')}
      </ButtonLink>
    </EmptyState>
  );
}

interface Props {
  /** What expires then: the price, or the hold on the car during payment. */
  readonly kind: 'price' | 'car';
  readonly until: string | null;
}

/** Remaining time, by the server's clock. */
function TimeChip({ kind, until }: Props) {
  const { t } = useTranslation('checkout');
  const left = useSecondsLeft(until);
  if (left === null) return null;
  return (
    <StatusChip data-tone="wait" role="timer">
      <TimerOutlinedIcon />
      <span>{t(`held.${kind}`, { time: clockText(left) })}</span>
    </StatusChip>
  );
}

interface CheckoutBlockedProps {
  readonly car: Car;
  readonly offer: Offer;
  /** Another client booked the dates during the order, so this must be announced at once. */
  readonly isLost: boolean;
  /** The car page with the same choice. */
  readonly carPath: string;
  readonly onTake: (range: RentalRange) => void;
  readonly onRetry: () => void;
}

/** Replaces sums and button while there is no price, with the reason and a way out. */
function CheckoutBlocked({ car, offer, isLost, carPath, onTake, onRetry }: CheckoutBlockedProps) {
  const { t } = useTranslation('checkout');
  const panel = useRef<HTMLDivElement>(null);
  const isAnswered = isLost && offer.step !== 'checking';
  useEffect(() => {
    if (isAnswered) panel.current?.focus();
  }, [isAnswered]);
  return (
    <Panel
      data-blocked=""
      ref={panel}
      as="aside"
      tabIndex={-1}
      aria-label={t('price')}
      aria-busy={offer.step === 'checking'}
    >
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('price')}
      </Typography>
      <OfferStatus offer={offer} minDays={car.min_days} onTake={onTake} onRetry={onRetry} />
      {offer.step === 'checking' || offer.step === 'ordered' ? null : (
        <ButtonLink variant="outlined" fullWidth sx={{ mt: 4 }} to={carPath}>
          {t('otherDates')}
        </ButtonLink>
      )}
    </Panel>
  );
}
