import type { MailTexts } from './mailText.ts';

export const en: MailTexts = {
  registrationCode: {
    subject: '{code} is your Gza code',
    title: 'Your registration code',
    lead: 'Enter this code to finish your registration as a car owner. It is valid for 10 minutes.',
    note: 'If you did not register on Gza, somebody mistyped an address: just ignore this mail.',
  },
  recoveryCode: {
    subject: '{code} is your Gza code',
    title: 'Your password recovery code',
    lead: 'Enter this code to choose a new password. It is valid for 10 minutes.',
    note: 'If you did not ask for it, ignore this mail: your password stays as it is. Never tell the code to anybody.',
  },
  emailCode: {
    subject: '{code} is your Gza code',
    title: 'Confirm your new e-mail',
    lead: 'Enter this code in your profile to use this address from now on. It is valid for 10 minutes.',
    note: 'If you did not ask for it, somebody mistyped an address: just ignore this mail.',
  },
  welcome: {
    subject: 'Welcome to Gza',
    title: 'You have successfully registered!',
    lead: 'Your account is ready. Log in with your e-mail and password.',
    note: 'If you did not register on Gza, recover the password to take this account over.',
    action: 'Open Gza',
  },
  passwordChanged: {
    subject: 'Your Gza password was changed',
    title: 'Your password was changed',
    lead: 'This happened on {time} (Tbilisi time). You have been logged out on every device.',
    note: 'If this was not you, recover the password right away.',
    action: 'Open Gza',
  },
  unreadMessage: {
    subject: 'New message about {car}',
    title: 'You have an unread message',
    lead: 'Somebody wrote to you on Gza about the {car}.',
    note: 'You get one mail however many messages wait. Answer on Gza: only there you are protected.',
    action: 'Read the message',
  },
  passwordRenewed: {
    subject: 'Your Gza password was changed',
    title: 'Your password was changed',
    lead: 'This happened in your profile on {time} (Tbilisi time). You have been logged out on every other device.',
    note: 'If this was not you, recover the password right away.',
    action: 'Open Gza',
  },
  emailChanged: {
    subject: 'The e-mail of your Gza account was changed',
    title: 'The e-mail of your account was changed',
    lead: 'This happened on {time} (Tbilisi time). From now on you log in with the new address, and our mails go there.',
    note: 'If this was not you, write to us right away: this address cannot recover the password any more.',
  },
  secondFactorOn: {
    subject: 'Your Gza account now has a second factor',
    title: 'The second factor is on',
    lead: 'It was switched on on {time} (Tbilisi time). From now on logging in needs a code of your authenticator app.',
    note: 'If this was not you, recover the password right away and write to us.',
    action: 'Open Gza',
  },
  secondFactorOff: {
    subject: 'The second factor of your Gza account was switched off',
    title: 'The second factor is off',
    lead: 'It was switched off on {time} (Tbilisi time). The password alone is enough to log in.',
    note: 'If this was not you, recover the password right away.',
    action: 'Open Gza',
  },
  accountDeleted: {
    subject: 'Your Gza account was deleted',
    title: 'Your account was deleted',
    lead: 'This happened on {time} (Tbilisi time). Your details, documents and pictures are gone.',
    note: 'Orders and payments stay in our books without your name, as the law asks. You may register again at any time.',
  },
  footer: 'Gza, car rental in Georgia. This mail was sent automatically.',
};
