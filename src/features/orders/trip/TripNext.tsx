import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { StepGround } from '../page/NextStepPanel.tsx';
import { stageOf, timeLeftText } from './timeLeft.ts';

const Words = styled('div')({
  '& h2': { fontSize: '1.75rem', textWrap: 'balance' },
  '& time': { display: 'block', marginTop: 6, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

/**
 * Counts down to the pick-up or the return by the server's clock. The heading changes in silence; only that the last
 * hour begins, and that it is over, is said to who hears the page.
 */
export function TripNext({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const placeText = usePlaceText();
  const now = useServerNow();
  const isOnRoad = order.status === 'active';
  const moment = isOnRoad ? 'return' : 'pickUp';
  const at = isOnRoad ? order.to : order.from;
  const due = instantOf(at);
  const left = (due?.getTime() ?? now) - now;
  const stage = stageOf(left);
  return (
    <StepGround aria-labelledby="next-step" data-live="">
      <Words>
        <h2 id="next-step">{timeLeftText(moment, left, t)}</h2>
        <time dateTime={due?.toISOString()}>{t('onTrip.left.localTime', { when: ofRental(at) })}</time>
        <p>{t(`next.${moment}.text`, { place: placeText(isOnRoad ? order.drop_off : order.pick_up) })}</p>
        <VisuallyHidden as="output">{stage === 'far' ? '' : t(`onTrip.left.${moment}.${stage}Aloud`)}</VisuallyHidden>
      </Words>
    </StepGround>
  );
}
