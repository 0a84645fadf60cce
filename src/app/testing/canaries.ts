/** Values for secret fields, secret answers and files: nothing else looks like them. */
export const canaries = {
  password: 'canary "pass" კარი+1',
  newPassword: 'canary \\ new გზა/2',
  code: '7391',
  appCode: '739158',
  iban: 'GE29CANARY0000000101904917',
  oldIban: 'GE30CANARYOLD00000101904918',
  identity: '0100canary1001',
  oldIdentity: '0100canaryold1002',
  token: 'canary-token-4f3a',
  secret: 'CANARYSECRETBASE32',
  otpauth: 'otpauth://totp/canary-otp?issuer=Gza',
  recovery: 'CANA-RYRE-COVE-RY12',
  feedUrl: 'https://site.example/canary-feed.ics?s=1',
  exportUrl: 'https://gza.example/ical/canary-export.ics',
  renewedUrl: 'https://gza.example/ical/canary-renewed.ics',
  held: 'canary of everything held',
  file: 'canary in a file',
} as const;

export const allCanaries: readonly string[] = Object.values(canaries);
