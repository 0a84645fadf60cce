/** `{{code}}`, `{{time}}` and `{{car}}` are filled in. */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly note: string;
}

export interface MailTexts {
  readonly registrationCode: MailText;
  readonly recoveryCode: MailText;
  readonly loginCode: MailText;
  readonly emailCode: MailText;
  readonly welcome: MailText & { readonly action: string };
  readonly passwordChanged: MailText & { readonly action: string };
  readonly unreadMessage: MailText & { readonly action: string };
  readonly passwordRenewed: MailText & { readonly action: string };
  readonly emailChanged: MailText;
  readonly phoneChanged: MailText & { readonly action: string };
  readonly ibanChanged: MailText & { readonly action: string };
  readonly secondFactorOn: MailText & { readonly action: string };
  readonly passkeyAdded: MailText & { readonly action: string };
  readonly passkeyRemoved: MailText & { readonly action: string };
  readonly secondFactorOff: MailText & { readonly action: string };
  readonly accountDeleted: MailText;
  readonly reviewWritten: MailText & { readonly action: string };
  readonly reviewAnswered: MailText & { readonly action: string };
  readonly reviewWanted: MailText & { readonly action: string };
  readonly identityMissing: MailText & { readonly action: string };
  readonly reportWaits: MailText & { readonly action: string };
  readonly reportStillWaits: MailText & { readonly action: string };
  /** `order` is the link below each order. */
  readonly calendarOverlap: MailText & { readonly order: string; readonly action: string };
  /** Who writes, under every mail. */
  readonly footer: string;
}
