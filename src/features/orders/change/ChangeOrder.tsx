import AddRoundedIcon from '@mui/icons-material/AddRounded';
import RemoveRoundedIcon from '@mui/icons-material/RemoveRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAnchorFocus } from '#src/shared/hooks/useAnchorFocus.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { atEnd } from '#src/shared/ui/components/atEnd.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { orderFailure } from '../orderFailure.ts';
import { carWithYear } from '../orderWords.ts';
import { useWithdrawChangeMutation, useAskChangeMutation, useQuoteChangeQuery } from './changesApi.ts';
import { ChangeSums } from './ChangeSums.tsx';
import { ChangeTimeline } from './ChangeTimeline.tsx';
import { OpenChange } from './OpenChange.tsx';
import { changesOf, moveDays, nearestChange, noChange, oneDayMore } from './requestedChange.ts';
import { TakenDays } from './TakenDays.tsx';

interface Props {
  readonly order: Order;
  /** Pays for the change. */
  readonly payment: ReactNode;
  readonly onOver: () => void;
}

/** What the client of an order can change, or the request that waits for an answer. */
export function ChangeOrder({ order, payment, onOver }: Props) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const [withdraw] = useWithdrawChangeMutation();
  const { run, isBusy, failure } = useAsyncAction('orders/change/withdraw', orderFailure);
  const { change } = order;
  if (change === null) return order.actions.includes('ask_change') ? <ChangeForm order={order} /> : null;
  const isDue = change.online > 0 && !change.is_reserved;
  const end = async (): Promise<void> => {
    const params = { id: order.id, change_id: change.id };
    const { error } = await run(() => withdraw({ params, body: undefined }));
    if (error === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'orders:change.withdrawn' } }));
  };
  return (
    <OpenChange
      change={change}
      title={t(change.status === 'asked' ? 'change.waiting' : 'change.toBePaid')}
      isClient
      onOver={onOver}
    >
      {change.status === 'asked' && change.online > 0 ? (
        <p>{t(change.is_reserved ? 'change.reserved' : 'change.early')}</p>
      ) : null}
      {isDue ? payment : null}
      <FailureNote text={failure} />
      <Button variant="text" fullWidth loading={isBusy} onClick={() => void end()}>
        {t('change.withdraw')}
      </Button>
    </OpenChange>
  );
}

const Block = styled(OrderBlock)(({ theme }) => ({
  '& > p': { margin: '8px 0', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dl': { margin: '12px 0' },
  '& > [role=alert]:not(:empty)': { marginTop: 12 },
}));

/** The client wants other days, a longer or shorter rental, or another car: the price first, then one button. */
function ChangeForm({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const language = useAppSelector(selectLanguage);
  const { hash } = useLocation();
  const isToExtend = hash === '#extend';
  const block = useAnchorFocus(isToExtend ? 'extend' : 'change');
  const [isOpen, setIsOpen] = useUiState('orders/change/open', false);
  const dispatch = useAppDispatch();
  const { keyOf, once } = useAttempt();
  const first = useTypedBefore<typeof noChange>('orders/change') ?? (isToExtend ? oneDayMore : noChange);
  const [chosen, setRequested] = useUiState(`orders/change:${order.id}`, first);
  // Chosen before the hand-over was reported: car and start stay as they are from then on.
  const requested = order.is_hand_over_fixed ? { ...noChange, to: chosen.to } : chosen;
  const changes = changesOf(order, requested);
  useTypedAfter('orders/change', () => (changes === null ? null : requested));
  const isShown = isOpen || hash === '#change' || isToExtend || changes !== null;
  const params = { id: order.id };
  const { currentData, data, error, isFetching } = useQuoteChangeQuery(
    changes === null ? skipToken : { params, body: changes },
  );
  const [askChange] = useAskChangeMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('orders/change/work', orderFailure);
  const refusal = useRefusalText(changes === null ? undefined : error);
  const quote = changes === null || error !== undefined ? undefined : currentData?.quote;
  const isOnRoad = order.status === 'active';
  const cars = changes === null || order.is_hand_over_fixed ? [] : (data?.quote.cars ?? []);

  const move = (end: 'from' | 'to', days: 1 | -1) => {
    forget();
    setRequested({ ...requested, [end]: requested[end] + days });
  };
  const send = async (): Promise<void> => {
    if (changes === null || quote === undefined) return;
    const body = { ...changes, expected_difference: quote.difference };
    const arg = { params, body, idempotencyKey: keyOf(`change ${order.id} ${JSON.stringify(body)}`) };
    const answer = await once(() => run(() => askChange(arg)));
    if (answer?.data === undefined) return;
    setRequested(noChange);
    const isDone = answer.data.change.expires_at === null;
    dispatch(noticeShown({ tone: 'success', text: { key: isDone ? 'orders:change.done' : 'orders:change.held' } }));
  };

  const [from, to] = [moveDays(order.from, requested.from), moveDays(order.to, requested.to)];
  return (
    <Block ref={block} id="change" tabIndex={-1} aria-labelledby="change-order" aria-busy={isFetching}>
      <h2 id="change-order">{t(isOnRoad ? 'change.titleOnRoad' : 'change.title')}</h2>
      {isShown ? (
        <>
          {order.is_hand_over_fixed ? null : (
            <DaysStepper
              label={t('change.pickUp')}
              moment={ofRental(from)}
              canGoBack
              onMove={(days) => move('from', days)}
            />
          )}
          <DaysStepper
            label={t('change.giveBack')}
            moment={ofRental(to)}
            canGoBack={moveDays(to, -1) > from}
            onMove={(days) => move('to', days)}
          />
          <ChangeTimeline order={order} from={from} to={to} />
          {cars.length === 0 && requested.carId === null ? null : (
            <PlainSelect
              label={t('change.car')}
              value={String(requested.carId ?? order.car.id)}
              options={[
                { value: String(order.car.id), label: carWithYear(order.car) },
                ...cars.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(id) => setRequested({ ...requested, carId: Number(id) === order.car.id ? null : Number(id) })}
            />
          )}
          <FailureNote text={failure ?? refusal} />
          {isRequestFailure(error) && error.code === 'CAR_TAKEN' && refusal !== null ? (
            <TakenDays
              order={order}
              wanted={{ from, to }}
              nearest={nearestChange(order, requested, error)}
              onTake={(nearest) => {
                forget();
                setRequested(nearest);
              }}
            />
          ) : null}
          {quote === undefined ? null : (
            <>
              <ChangeSums sums={quote} isClient />
              {quote.kept > 0 ? <p>{t('change.kept', { sum: formatGel(quote.kept, language) })}</p> : null}
              {quote.deposit === order.deposit ? null : (
                <p>{t('change.deposit', { sum: formatGel(quote.deposit, language) })}</p>
              )}
              {quote.free_until === null || requested.carId !== null ? null : (
                <p>{t('change.freeUntil', { when: ofRental(quote.free_until) })}</p>
              )}
              {quote.needs_confirmation ? <p>{t('change.asks')}</p> : null}
              <Button variant="contained" fullWidth loading={isBusy} onClick={() => void send()}>
                <span>
                  {t(quote.needs_confirmation ? 'change.ask' : quote.online > 0 ? 'change.take' : 'change.do')}
                </span>
              </Button>
            </>
          )}
          <p>{t('change.rules')}</p>
        </>
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('change.open')}
        </Button>
      )}
    </Block>
  );
}

/** Why a change is refused, and what is possible: until when the car is free, or on which other days. */
function useRefusalText(error: unknown): string | null {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const say = useMessage();
  if (error === undefined) return null;
  if (isRequestFailure(error)) {
    const [field] = Object.values(error.fields);
    if (field !== undefined) return field;
    if (error.freeUntil !== null) return t('change.takenUntil', { when: ofRental(error.freeUntil) });
    const [next] = error.freeDates;
    if (next !== undefined) return t('change.takenNext', { from: ofRental(next.from), to: ofRental(next.to) });
  }
  return say(orderFailure(error));
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 8,
  alignItems: 'center',
  padding: '8px 0',
  '& > .label': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .moment': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
}));

interface ChangeFormProps {
  /** Which end of the rental. */
  readonly label: string;
  /** The date with the chosen days. */
  readonly moment: string;
  readonly canGoBack: boolean;
  readonly onMove: (days: 1 | -1) => void;
}

/** Moves one end of a rental by days; the new date is read out. */
function DaysStepper({ label, moment, canGoBack, onMove }: ChangeFormProps) {
  const { t } = useTranslation('orders');
  return (
    <Row>
      <span className="label" aria-live="polite">
        {label}
        <b className="moment">{moment}</b>
      </span>
      <RoundButton aria-label={t('change.earlier', { what: label })} {...atEnd(!canGoBack, () => onMove(-1))}>
        <RemoveRoundedIcon />
      </RoundButton>
      <RoundButton aria-label={t('change.later', { what: label })} onClick={() => onMove(1)}>
        <AddRoundedIcon />
      </RoundButton>
    </Row>
  );
}
