/**
 * Under which field of the state the payload of an action comes to stand: it is redacted as that field is. A payload
 * that is not here is redacted by the names of its own fields; if it has none, it is a pseudonym.
 */
export const payloadFields: Readonly<Record<string, string>> = {
  'auth/loggedIn': 'current',
  'auth/sessionConfirmed': 'current',
  'auth/sessionChangedElsewhere': 'current',
  'auth/pictureChanged': 'picture',
  'currency/currencySwitched': 'current',
  'currency/currencySwitchedElsewhere': 'current',
  'favourites/favouriteGivenUp': 'carId',
  'favourites/removalUndone': 'carId',
  'fleet/sectionSeen': 'section',
  'fleet/contestSettled': 'contested',
  'fleet/photoSettled': 'shot',
  'modals/modalOpened': 'open',
  'notices/noticeClosed': 'id',
  'reports/reportsRead': 'kept',
  'reports/keepingFailed': 'trouble',
  'store/sliceAdded': 'kind',
  'threads/messageDropped': 'key',
  'threads/sendingStarted': 'key',
  'threads/sendingWanted': 'key',
  'unsaved/formTouched': 'forms',
  'unsaved/formSettled': 'forms',
  'verification/identityChosen': 'identity',
  'verification/uploadSettled': 'kind',
  'verification/verificationRead': 'decided',
};
