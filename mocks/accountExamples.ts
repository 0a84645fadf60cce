const as = 'client@gza.test';

/** Passkeys and notices, for the examples of all calls. */
export const accountExamples = {
  listPasskeys: { as },
  startPasskey: { as },
  addPasskey: {
    body: { credential: { id: 'a', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } } },
    as,
  },
  removePasskey: { path: '/api/passkeys/1', as },
  loginByPasskey: {
    body: {
      credential: {
        id: 'a',
        type: 'public-key',
        response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: 'a' },
      },
    },
  },
  addPushSubscription: {
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    as,
  },
  removePushSubscription: { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a' }, as },
  getNotices: { as },
  changeNotices: { body: { notices: [{ kind: 'orders', mail: false }] }, as },
};
