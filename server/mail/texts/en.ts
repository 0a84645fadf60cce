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
  footer: 'Gza, car rental in Georgia. This mail was sent automatically.',
};
