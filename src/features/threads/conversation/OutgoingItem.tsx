import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/store/hooks.ts';
import { UnderlinedButton } from '#src/ui/UnderlinedButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { retrySending } from '../sendWaiting.ts';
import { messageDropped } from '../threadsSlice.ts';
import type { Outgoing } from '../threadsSlice.ts';
import { Bubble, Meta } from './bubbleLook.ts';

interface Props {
  readonly message: Outgoing;
  /** The one before it did not get through, so it waits. */
  readonly isHeld: boolean;
}

/** A message on its way; one that did not get through is tried again by itself, and by a press. */
export function OutgoingItem({ message: { key, text, state }, isHeld }: Props) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isUnsent = state === 'unsent' || state === 'refused' || isHeld;
  return (
    <li data-own="" data-tail="">
      <VisuallyHidden>{t('yours')}</VisuallyHidden>
      <Bubble>{text}</Bubble>
      {isUnsent ? (
        <Meta data-failed="">
          <ErrorOutlineRoundedIcon />
          {t('unsent')}
          <UnderlinedButton onClick={() => dispatch(retrySending(key))}>{common('retry')}</UnderlinedButton>
          {state === 'refused' ? (
            <UnderlinedButton onClick={() => dispatch(messageDropped(key))}>{t('delete')}</UnderlinedButton>
          ) : null}
        </Meta>
      ) : (
        <Meta>
          <ScheduleRoundedIcon titleAccess={t('sending')} />
        </Meta>
      )}
    </li>
  );
}
