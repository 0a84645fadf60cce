import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, Link } from 'react-router';
import type { HeldCar, Order } from '#contract/calls/orders/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { CarRow } from '../carRow.styles.ts';
import { orderFailure } from '../orderFailure.ts';
import { useReleaseCarsMutation, useSubstituteOrderMutation } from '../ordersApi.ts';
import { carWithYear } from '../orderWords.ts';
import { Countdown } from '../page/Countdown.tsx';
import { useUntilText } from '../useUntilText.ts';

const Block = styled(OrderBlock)(({ theme }) => ({
  '& > p': { margin: '0 0 12px', color: theme.vars.palette.text.secondary },
  '& > .agree': { margin: '12px 0' },
  '& > ul': { display: 'grid', gap: 28, margin: '20px 0' },
}));

interface Props {
  readonly order: Order;
  readonly onOver: () => void;
  /** The terms of a car. */
  readonly termsOf: (held: HeldCar) => ReactNode;
}

/** After an owner's cancellation: cars that are held for the client, each one tap away, and the refund. */
export function HeldCars({ order, onOver, termsOf }: Props) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const untilText = useUntilText();
  const { keyOf, once } = useAttempt();
  const [substitute] = useSubstituteOrderMutation();
  const [release] = useReleaseCarsMutation();
  const { run, isBusy, failure } = useAsyncAction('orders/held', orderFailure);
  const { held_cars: cars, held_until: until } = order;
  if (until === null) return null;

  const take = async ({ car_id, car }: HeldCar): Promise<void> => {
    const arg = { params: { id: order.id }, body: { car_id }, idempotencyKey: keyOf(`take ${order.id} ${car_id}`) };
    const answer = await once(() => run(() => substitute(arg)));
    if (answer?.data === undefined) return;
    dispatch(noticeShown({ tone: 'success', text: { key: 'orders:held.done', values: { car: carWithYear(car) } } }));
    void navigate(paths.order(answer.data.order.id));
  };
  const refuse = async (): Promise<void> => {
    const answer = await once(() => run(() => release({ params: { id: order.id }, body: undefined })));
    if (answer?.data !== undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'orders:held.refused' } }));
  };
  return (
    <Block aria-labelledby="held-cars">
      <h2 id="held-cars">{t('held.title')}</h2>
      <p>{t('held.text', { sum: formatGel(order.prepaid, language), until: untilText(until) })}</p>
      <Countdown until={until} onOver={onOver} />
      <p className="agree">{t('held.agree')}</p>
      <ul>
        {cars.map((car) => (
          <HeldCarRow key={car.car_id} held={car} isBusy={isBusy} onTake={() => void take(car)}>
            {termsOf(car)}
          </HeldCarRow>
        ))}
      </ul>
      <FailureNote text={failure} />
      <Button variant="outlined" fullWidth disabled={isBusy} onClick={() => void refuse()}>
        {t('held.refuse')}
      </Button>
    </Block>
  );
}

interface HeldCarRowProps {
  readonly held: HeldCar;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  /** Its terms. */
  readonly children: ReactNode;
}

/** One car offered instead of the cancelled one, with the differences. */
function HeldCarRow({ held: { car, total, back }, isBusy, onTake, children }: HeldCarRowProps) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const sum = (tetri: number) => formatGel(tetri, language);
  const name = carWithYear(car);
  return (
    <CarRow>
      <div className="photo">{car.image === null ? null : <Picture picture={car.image} alt="" sizes="112px" />}</div>
      <div>
        <Link to={paths.car(car.slug, car.id)}>{name}</Link>
        <p>
          {`${t('held.total', { sum: sum(total) })} · ${back > 0 ? t('held.back', { sum: sum(back) }) : t('held.same')}`}
        </p>
      </div>
      {children}
      <Button variant="contained" disabled={isBusy} aria-label={t('held.takeName', { car: name })} onClick={onTake}>
        {t('held.take')}
      </Button>
    </CarRow>
  );
}
