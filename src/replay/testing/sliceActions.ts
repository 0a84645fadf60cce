import fc from 'fast-check';
import { anyId, anyMoment, anyWords, arbitraryOf } from '#contract/redaction/testing/arbitraryOf.ts';
import { getUser } from '#contract/calls/auth/session.ts';

const nothing = fc.constant(undefined);
const anyKey = fc.constantFrom('k1', 'k2', 'k3');
const currency = fc.constantFrom('usd', 'gel');
const kind = fc.constantFrom('id_front', 'selfie');
const shot = fc.constantFrom('front', 'left');
const field = fc.constantFrom('price_per_day', 'brand', 'link');
const count = fc.nat(100);
const why = fc.oneof(fc.constantFrom('connection', 'other'), fc.record({ told: anyWords }));
const upload = fc.oneof(
  fc.constant({ phase: 'chosen' }),
  fc.record({ phase: fc.constant('sending'), percent: count }),
  fc.record({ phase: fc.constant('failed'), why, canRetry: fc.boolean() }),
);
const user = fc.record({
  user_id: anyId,
  roles: fc.subarray(['client', 'owner', 'support', 'admin']),
  client: fc.option(fc.record({ id: anyId, name: anyWords })),
  owner: fc.option(fc.record({ id: anyId, name: anyWords })),
  expireMinutes: count,
});
const press = fc.record({ carId: anyId, isWanted: fc.boolean() });
const sent = fc.record({ address: anyWords, sentAt: fc.nat(200_000) });
const place = fc.tuple(fc.constantFrom('thread', 'car'), anyId).map(([what, id]) => `${what}.${id}`);
const draft = { text: anyWords, at: anyMoment };
const outgoing = fc.record({
  key: anyKey,
  threadId: anyId,
  text: anyWords,
  at: anyMoment,
  state: fc.constantFrom('waiting', 'sending', 'unsent', 'refused'),
});
const part = fc.constantFrom('orders/cancel', 'fleet/carMenu:17', 'nobody knows Nino');
const text = fc.record({ key: fc.constant('orders:cancel.done'), values: fc.record({ name: anyWords, count }) });
const form = fc.constantFrom('auth/login', 'reviews/reply:5', 'nobody knows Nino');
const loginIntent = { reason: fc.constantFrom('booking', 'page'), next: anyWords };

const angle = fc.constantFrom('front', 'extra_1');
const ofReport = { orderId: anyId, kind: fc.constantFrom('hand_over', 'take_back') };
const mark = fc.record({ x: count, y: count, side: fc.constantFrom('top', 'left'), note: anyWords });
const report = fc.record({
  ...ofReport,
  userId: anyId,
  key: anyKey,
  odometer: fc.option(count),
  fuel: fc.option(fc.nat(8)),
  marks: fc.array(mark),
  known: fc.option(fc.array(mark)),
  gone: fc.array(mark),
  photos: fc.array(fc.record({ angle, sha256: anyWords, takenAt: anyMoment, isSent: fc.boolean() })),
  isSealed: fc.boolean(),
  reportId: fc.option(anyId),
  refusal: fc.oneof(fc.constant(null), fc.record({ problem: fc.constantFrom('refused', 'lost'), told: anyWords })),
  changedAt: anyMoment,
});

/** What each action of a slice carries. One that is missing here is missing in the law. */
export const sliceActions: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'auth/loggedIn': user,
  'auth/logoutBegun': nothing,
  'auth/loggedOut': nothing,
  'auth/secondFactorSetUp': nothing,
  'auth/sessionEnded': nothing,
  'auth/sessionConfirmed': arbitraryOf(getUser.response),
  'auth/pictureChanged': fc.option(anyWords),
  'auth/sessionChangedElsewhere': fc.option(user),
  'currency/currencySwitched': currency,
  'currency/currencySwitchedElsewhere': currency,
  'environment/environmentChanged': fc.record(
    {
      build: fc.constant('b2'),
      isOnline: fc.boolean(),
      isVisible: fc.boolean(),
      scheme: fc.constantFrom('light', 'dark'),
      keptAt: fc.constantFrom(null, 1_790_000_000_000),
    },
    { requiredKeys: [] },
  ),
  'favourites/favouritePressed': press,
  'favourites/favouriteTold': press,
  'favourites/favouriteGivenUp': anyId,
  'fleet/editorOpened': nothing,
  'fleet/sectionSeen': fc.constantFrom('basics', 'texts'),
  'fleet/saveMoved': fc.record({ phase: fc.constantFrom('saving', 'saved'), at: count }),
  'fleet/changedElsewhere': fc.record({ changed: fc.array(field), contested: fc.array(field) }),
  'fleet/contestSettled': field,
  'fleet/newsRead': nothing,
  'fleet/photoMoved': fc.record({ shot, upload }),
  'fleet/photoSettled': shot,
  'forms/formOpened': form,
  'forms/formChanged': fc.record({
    key: form,
    change: fc.record(
      {
        step: fc.constantFrom('address', 'code'),
        touched: fc.subarray(['email', 'price_per_day']),
        wrong: fc.dictionary(fc.constantFrom('email', 'code'), fc.constantFrom('client', 'server')),
        isBusy: fc.boolean(),
        hasFailed: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  'forms/formClosed': form,
  'loading/screenLoadStarted': nothing,
  'loading/screenLoadEnded': nothing,
  'modals/modalOpened': fc.oneof(
    fc.record({ kind: fc.constant('login'), email: anyWords, ...loginIntent }, { requiredKeys: ['kind'] }),
    fc.record({ kind: fc.constant('writeToOwner'), carId: anyId, car: fc.constant('BMW X5'), owner: anyWords }),
  ),
  'modals/modalClosed': nothing,
  'notices/noticeShown': fc.record(
    {
      id: anyKey,
      tone: fc.constantFrom('success', 'error'),
      text: fc.oneof(text, anyWords),
      action: fc.record({
        text,
        dispatches: fc.record({ type: fc.constant('favourites/removalUndone'), payload: anyId }),
      }),
    },
    { requiredKeys: ['id', 'tone', 'text'] },
  ),
  'notices/noticeClosed': anyKey,
  'registration/detailsAccepted': sent,
  'registration/codeSent': sent,
  'registration/registered': nothing,
  'registration/wentBack': nothing,
  'reports/reportsRead': fc.array(report),
  'reports/reportChanged': fc.record({ ...ofReport, report: fc.option(report) }),
  'reports/keepingFailed': fc.constantFrom('full', 'forbidden'),
  'reports/sendingBegun': nothing,
  'reports/photoBegun': fc.record({ ...ofReport, angle }),
  'reports/sendingOver': nothing,
  'route/routeEntered': fc.record({
    pattern: fc.constantFrom('/', '/orders/:id'),
    params: fc.record({ id: anyId.map(String) }),
    search: fc.record({ q: anyWords, city_id: fc.constant('3'), Nino: anyWords }, { requiredKeys: [] }),
  }),
  'screen/screenStateSet': fc.record({
    key: part,
    value: fc.oneof(fc.boolean(), anyWords, anyId, fc.record({ step: anyWords, isOpen: fc.boolean() })),
  }),
  'screen/screenStateForgotten': part,
  'threads/messageWritten': outgoing,
  'threads/messageDropped': anyKey,
  'threads/draftWritten': fc.record({ place, ...draft }),
  'threads/keptRestored': fc.record({ drafts: fc.dictionary(place, fc.record(draft)), outbox: fc.array(outgoing) }),
  'threads/sendingStarted': anyKey,
  'threads/sendingFailed': fc.record({ key: anyKey, state: fc.constantFrom('unsent', 'refused') }),
  'threads/sendingWanted': fc.option(anyKey, { nil: undefined }),
  'threads/threadsLeft': nothing,
  'unsaved/formTouched': anyKey,
  'unsaved/formSettled': anyKey,
  'verification/identityChosen': fc.constantFrom('id_card', 'passport'),
  'verification/uploadMoved': fc.record({ kind, upload }),
  'verification/uploadSettled': kind,
  'verification/verificationRead': fc.constantFrom('pending', 'passed'),
};
