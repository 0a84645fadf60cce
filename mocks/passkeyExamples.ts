const as = 'client@gza.test';

/** For the examples of all calls. */
export const passkeyExamples = {
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
};
