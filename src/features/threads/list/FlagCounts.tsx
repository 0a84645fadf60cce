import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { selectThreadList, selectUnreadCount } from '../threadsSelectors.ts';

/** All that is known beside a back end that tells only whether threads were seen and answered. */
export function FlagCounts({ side }: { side: 'client' | 'owner' }) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const count = useAppSelector(selectThreadList)?.length ?? 0;
  const unread = useAppSelector((state) => selectUnreadCount(state, side));
  return (
    <EmptyState
      title={t('flags.count', { count })}
      text={`${common('messages.unread', { count: unread })}. ${t('flags.text')}`}
    />
  );
}
