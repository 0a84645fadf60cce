import { useTranslation } from 'react-i18next';
import type { BlockOrder, CarBlock } from '#contract/calls/blocks.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';

interface ConflictWords {
  /** What has the car already. */
  readonly ofTaker: (block: CarBlock) => string;
  /** A request that could not be met any more. */
  readonly ofRequest: (order: BlockOrder) => string;
}

/** Names what stands in the way of a block. */
export function useConflictWords(): ConflictWords {
  const { t } = useTranslation('calendar');
  const { ofRental } = useMomentText();
  return {
    ofTaker: ({ kind, from, to, order, feed }) => {
      const when = { from: ofRental(from), to: ofRental(to) };
      if (feed) return t('conflict.feed', { ...when, name: feed.name });
      const { client = '', number = '' } = order ?? {};
      return t(`conflict.${kind}`, { ...when, client, number });
    },
    ofRequest: ({ client, from, to }) => t('conflict.request', { client, from: ofRental(from), to: ofRental(to) }),
  };
}
