const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const made = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client data'),
    authenticatorData: bytes('authenticator data'),
    attestationObject: bytes('attestation'),
    signature: bytes('signature'),
    userHandle: bytes('user 11'),
    getTransports: () => ['internal'],
  },
};

/** Gives the browser of a test passkeys; `refusal` is the name of the error with which its device answers instead. */
export function stubDevice(refusal?: string): void {
  const answer = () =>
    refusal === undefined ? Promise.resolve(made) : Promise.reject(new DOMException('Not now.', refusal));
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: answer, get: answer } });
}

/** As without https. */
export function removeDevice(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
