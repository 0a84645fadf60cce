import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { useTranslation } from 'react-i18next';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { retrySending } from '../sendWaiting.ts';
import { messageDropped } from '../threadsSlice.ts';
import type { Outgoing } from '../threadsSlice.ts';
import { Bubble, Meta } from './bubble.styles.ts';

interface Props {
  readonly message: Outgoing;
  /** The one before it did not get through, so it waits. */
  readonly isHeld: boolean;
}

/** A message being sent. One that failed is retried automatically, and by a press; until then it can be withdrawn. */
export function OutgoingItem({ message: { key, text, state }, isHeld }: Props) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const isUnsent = state === 'unsent' || state === 'refused' || isHeld;
  const withdraw = (
    <UnderlinedButton onClick={() => dispatch(messageDropped(key))}>
      {t(state === 'refused' ? 'delete' : 'withdraw')}
    </UnderlinedButton>
  );
  return (
    <li data-own="" data-tail="">
      <VisuallyHidden>{t('yours')}</VisuallyHidden>
      <Bubble>{text}</Bubble>
      {isUnsent ? (
        <Meta data-failed="">
          <ErrorOutlineRoundedIcon />
          <span>{t('unsent')}</span>
          <UnderlinedButton onClick={() => dispatch(retrySending(key))}>{common('retry')}</UnderlinedButton>
          {withdraw}
        </Meta>
      ) : state === 'waiting' && !isOnline ? (
        <Meta>
          <ScheduleRoundedIcon />
          <span>{t('waiting')}</span>
          {withdraw}
        </Meta>
      ) : (
        <Meta>
          <ScheduleRoundedIcon titleAccess={t('sending')} />
        </Meta>
      )}
    </li>
  );
}
