import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#contract/calls/orders.ts';
import { selectThreads } from '#src/features/threads/threadsSelectors.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';

/** Leads to the conversation about the car, or begins it while the order is still to be talked about. */
export function WriteToOwner({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const { car, owner, status } = order;
  const thread = useAppSelector(selectThreads)?.find((entry) => entry.car.id === car.id);
  const look = { variant: 'outlined', startIcon: <ChatBubbleOutlineRoundedIcon /> } as const;
  if (thread !== undefined) {
    return (
      <Button {...look} component={Link} to={`${paths.chat}?thread=${thread.id}`}>
        {t('action.write')}
      </Button>
    );
  }
  // After an order ends its car may no longer be listed, and then a new conversation about it is refused.
  if (status !== 'requested' && status !== 'confirmed' && status !== 'active') return null;
  return (
    <Button
      {...look}
      data-dialog="writeToOwner"
      aria-haspopup="dialog"
      onClick={() =>
        dispatch(
          modalOpened({ kind: 'writeToOwner', carId: car.id, car: `${car.brand} ${car.model}`, owner: owner.name }),
        )
      }
    >
      {t('action.write')}
    </Button>
  );
}
