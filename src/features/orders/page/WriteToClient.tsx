import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { selectThreads } from '#src/features/threads/threadsSelectors.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';

/** Leads an owner to the conversation an order is part of; it is the client who begins one. */
export function WriteToClient({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const thread = useAppSelector(selectThreads)?.find((entry) => entry.order?.id === order.id);
  if (thread === undefined) return null;
  return (
    <ButtonLink
      variant="outlined"
      startIcon={<ChatBubbleOutlineRoundedIcon />}
      sx={{ mt: 1.75 }}
      to={`${paths.chat}?thread=${thread.id}`}
    >
      {t('action.writeToClient')}
    </ButtonLink>
  );
}
