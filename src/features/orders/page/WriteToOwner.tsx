import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { selectDraft, selectThreads } from '#src/features/threads/threadsSelectors.ts';
import type { DraftPlace } from '#src/features/threads/threadsSlice.ts';
import { writeDraft } from '#src/features/threads/writeDraft.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';

interface Props {
  readonly order: Order;
  /** What the button says instead, and what the message begins with; what was typed before stays. */
  readonly about?: { readonly label: string; readonly text: string };
}

/** Leads to the conversation about the car, or begins it while the order is still to be talked about. */
export function WriteToOwner({ order, about }: Props) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const { car, owner, status } = order;
  const thread = useAppSelector(selectThreads)?.find((entry) => entry.car.id === car.id);
  const place: DraftPlace = thread === undefined ? `car.${car.id}` : `thread.${thread.id}`;
  const draft = useAppSelector((state) => selectDraft(state, place));
  const prepare = () => {
    if (about !== undefined && draft.trim() === '') dispatch(writeDraft(place, about.text));
  };
  const label = about?.label ?? t('action.write');
  const look = { variant: 'outlined', startIcon: <ChatBubbleOutlineRoundedIcon /> } as const;
  if (thread !== undefined) {
    return (
      <Button {...look} component={Link} to={`${paths.chat}?thread=${thread.id}`} onClick={prepare}>
        <span>{label}</span>
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
      onClick={() => {
        prepare();
        dispatch(
          modalOpened({ kind: 'writeToOwner', carId: car.id, car: `${car.brand} ${car.model}`, owner: owner.name }),
        );
      }}
    >
      <span>{label}</span>
    </Button>
  );
}
