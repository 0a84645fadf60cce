import type { UnknownAction } from '@reduxjs/toolkit';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { secondFactorRequired, sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { authSlice } from '#src/features/auth/authSlice.ts';
import { currencySlice } from '#src/features/currency/currencySlice.ts';
import { favouritesSlice } from '#src/features/favourites/favouritesSlice.ts';
import { fleetSlice } from '#src/features/fleet/fleetSlice.ts';
import { emptyReport } from '#src/features/reports/queue/reportMachine.ts';
import { reportsSlice } from '#src/features/reports/reportsSlice.ts';
import { registrationSlice } from '#src/features/registration/registrationSlice.ts';
import { threadsSlice } from '#src/features/threads/threadsSlice.ts';
import { verificationSlice } from '#src/features/verification/verificationSlice.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { environmentSlice } from '#src/shared/store/environmentSlice.ts';
import { formsSlice } from '#src/shared/store/drafts/formsSlice.ts';
import { loadingSlice } from '#src/shared/store/loadingSlice.ts';
import { modalsSlice } from '#src/shared/store/modalsSlice.ts';
import { noticesSlice } from '#src/shared/store/noticesSlice.ts';
import { routeSlice } from '#src/shared/store/routeSlice.ts';
import { screenSlice } from '#src/shared/store/screenSlice.ts';
import { unsavedSlice } from '#src/shared/store/drafts/unsavedSlice.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';

const user = sessionUser({ expireMinutes: 29_000_000 });
const at = '2026-11-20T09:00:00.000Z';
const sent = { address: 'nino@gza.test', sentAt: 1_790_000_000_000 };

const { loggedIn, logoutBegun, loggedOut, secondFactorSetUp, sessionEnded, sessionConfirmed, pictureChanged } =
  authSlice.actions;
const { messageWritten, messageDropped, draftWritten, keptRestored, sendingStarted, sendingFailed, sendingWanted } =
  threadsSlice.actions;
const written = messageWritten({ threadId: 1, text: 'Hello', at });
const fleet = fleetSlice.actions;
const reports = reportsSlice.actions;
const report = emptyReport({ userId: 1, orderId: 5, kind: 'hand_over' }, 'key', at);

/** What happens in slices, in an order in which each finds something to change. */
export const exampleActions = (): readonly UnknownAction[] => [
  loggedIn(user),
  pictureChanged('/nino.webp'),
  secondFactorRequired(),
  secondFactorSetUp(),
  sessionConfirmed({ client: { id: 70, name: 'Nina' }, expireMinutes: 29_000_001, viewed_by: 'admin@gza.test' }),
  authSlice.actions.sessionChangedElsewhere({ ...user, user_id: 8 }),
  currencySlice.actions.currencySwitched('gel'),
  currencySlice.actions.currencySwitchedElsewhere('usd'),
  environmentSlice.actions.environmentChanged({ isOnline: false }),
  formsSlice.actions.formOpened('auth/login'),
  formsSlice.actions.formChanged({ key: 'auth/login', change: { touched: ['email'], isBusy: true } }),
  formsSlice.actions.formClosed('auth/login'),
  loadingSlice.actions.screenLoadStarted(),
  requestStarted({ isWrite: true, isAwaited: true }),
  requestEnded({ isWrite: true, isAwaited: true }),
  loadingSlice.actions.screenLoadEnded(),
  modalsSlice.actions.modalOpened({ kind: 'login', next: '/orders' }),
  registrationSlice.actions.detailsAccepted(sent),
  registrationSlice.actions.codeSent({ ...sent, sentAt: sent.sentAt + 1 }),
  registrationSlice.actions.wentBack(),
  registrationSlice.actions.registered(),
  modalsSlice.actions.modalClosed(),
  noticesSlice.actions.noticeShown({ id: 'one', tone: 'info', text: serverMessage('Saved.') }),
  noticesSlice.actions.noticeClosed('one'),
  routeSlice.actions.routeEntered({ pattern: '/orders/:id', params: { id: '5' }, search: {} }),
  screenSlice.actions.screenStateSet({ key: 'orders/cancel', value: true }),
  screenSlice.actions.screenStateForgotten('orders/cancel'),
  unsavedSlice.actions.formTouched('profile'),
  unsavedSlice.actions.formSettled('profile'),
  favouritesSlice.actions.favouritePressed({ carId: 1, isWanted: true }),
  favouritesSlice.actions.favouriteTold({ carId: 1, isWanted: true }),
  favouritesSlice.actions.favouriteGivenUp(1),
  fleet.editorOpened(),
  fleet.sectionSeen('images'),
  fleet.saveMoved({ phase: 'saved', at: sent.sentAt }),
  fleet.changedElsewhere({ changed: ['plate'], contested: ['plate'] }),
  fleet.contestSettled('plate'),
  fleet.newsRead(),
  fleet.photoMoved({ shot: 'front', upload: { phase: 'sending', percent: 5 } }),
  fleet.photoSettled('front'),
  reports.reportsRead([report]),
  reports.reportChanged({ orderId: 5, kind: 'hand_over', report: { ...report, isSealed: true } }),
  reports.keepingFailed('full'),
  reports.sendingBegun(),
  reports.photoBegun({ orderId: 5, kind: 'hand_over', angle: 'front' }),
  reports.sendingOver(),
  verificationSlice.actions.identityChosen('passport'),
  verificationSlice.actions.uploadMoved({ kind: 'selfie', upload: { phase: 'sending', percent: 5 } }),
  verificationSlice.actions.uploadSettled('selfie'),
  verificationSlice.actions.verificationRead('pending'),
  written,
  sendingStarted(written.payload.key),
  sendingFailed({ key: written.payload.key, state: 'unsent' }),
  sendingWanted(undefined),
  messageDropped(written.payload.key),
  draftWritten({ place: 'thread.1', text: 'Hel', at }),
  keptRestored({ drafts: { 'car.2': { text: 'Hi', at } }, outbox: [written.payload] }),
  threadsSlice.actions.threadsLeft(),
  logoutBegun(),
  sessionRefused(),
  loggedIn(user),
  sessionEnded(),
  loggedIn(user),
  loggedOut(),
];
