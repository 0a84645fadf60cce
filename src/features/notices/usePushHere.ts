import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { PushOutcome } from './pushHere.ts';
import { pushHere, stopPushHere } from './pushHere.ts';

/** The same words, in the texts that the screen has loaded. */
const words = {
  profile: { on: 'profile:push.isOn', refused: 'profile:push.refused', failed: 'profile:push.failed' },
  orders: { on: 'orders:push.isOn', refused: 'orders:push.refused', failed: 'orders:push.failed' },
} as const;

/** Switches news on this browser on or off, and says how that ended. */
export function usePushHere(screen: keyof typeof words) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState(`push/${screen}`, false);
  const say = (outcome: PushOutcome) => {
    if (outcome === 'closed') return;
    dispatch(noticeShown({ tone: outcome === 'on' ? 'success' : 'error', text: { key: words[screen][outcome] } }));
  };
  const start = async (key: string): Promise<void> => {
    setIsBusy(true);
    // The offer at an order names what will be told.
    say(await dispatch(pushHere(key, screen === 'orders')));
    setIsBusy(false);
  };
  const stop = async (): Promise<void> => {
    setIsBusy(true);
    if (!(await dispatch(stopPushHere()))) say('failed');
    setIsBusy(false);
  };
  return { isBusy, start, stop };
}
