import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeSettingsApi } from './noticeSettingsApi.ts';

/** Whether this browser can show news at all; in the demo without a build there is no worker that would. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isPushRefused = (): boolean => canPush() && Notification.permission === 'denied';

/** How an attempt to switch it on ended; `closed`: the user closed the browser's question without an answer. */
export type PushOutcome = 'on' | 'closed' | 'refused' | 'failed';

/** What a first device is told of; the rest is switched in the profile. */
const firstKinds = ['orders', 'reminders', 'messages'] as const;

/**
 * Asks the browser's user, so only ever after a click; then the server tells this browser of news: of what is chosen
 * already, and where nothing is, or `isPromised` says so, of the first kinds.
 */
export const pushHere =
  (key: string, isPromised: boolean): AppThunk<Promise<PushOutcome>> =>
  async (dispatch, getState) => {
    try {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'closed';
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration === undefined) return 'failed';
      const { endpoint, keys } = (await subscribe(registration.pushManager, key)).toJSON();
      const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
      if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
      const { addPushSubscription, changeNotices, getNotices } = noticeSettingsApi.endpoints;
      const { error } = await dispatch(sendSealed(addPushSubscription, { body: { endpoint, keys: { p256dh, auth } } }));
      if (error !== undefined) return 'failed';
      const { data } = getNotices.select()(getState());
      const chosen = data?.notices.filter(({ push }) => push).map(({ kind }) => kind) ?? [];
      const missing = firstKinds.filter((kind) => !chosen.includes(kind));
      if (missing.length === 0 || (chosen.length > 0 && !isPromised)) return 'on';
      const body = { notices: missing.map((kind) => ({ kind, push: true })) };
      const changed = await dispatch(changeNotices.initiate({ body }, { track: false }));
      return changed.error === undefined ? 'on' : 'failed';
    } catch (error) {
      logFailure('This browser could not be told of news', error);
      return 'failed';
    }
  };

/** The server's key may have been replaced since the browser subscribed: then it does so anew. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const present = await manager.getSubscription();
  if (present !== null && keyOf(present) === key) return present;
  await present?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Whether this browser still takes what the server sends it: it may have ended its subscription by itself, or have one
 * for a key that the server has no more. Then it would never show anything.
 */
export async function isSubscribed(key: string): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const present = await registration?.pushManager.getSubscription();
    return !!present && keyOf(present) === key;
  } catch (error) {
    logFailure('This browser does not say whether it is told of news', error);
    return false;
  }
}

function keyOf({ options }: PushSubscription): string | null {
  if (options.applicationServerKey === null) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** False: the server could not be told. */
export const stopPushHere = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const present = await registration?.pushManager.getSubscription();
    if (!present) return false;
    const { removePushSubscription } = noticeSettingsApi.endpoints;
    const { error } = await dispatch(sendSealed(removePushSubscription, { body: { endpoint: present.endpoint } }));
    if (error !== undefined) return false;
    await present.unsubscribe();
    return true;
  } catch (error) {
    logFailure('This browser could not be told of nothing any more', error);
    return false;
  }
};
