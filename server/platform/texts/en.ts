import type { ErrorCode } from '#contract/errors.ts';
import { accountFields } from './account/en.ts';
import { branchFields } from './branches/en.ts';
import { placeFields } from './places/en.ts';
import { priceFields } from './prices/en.ts';
import { feedFields } from './feeds/en.ts';
import { fileFields } from './files/en.ts';
import { traceFields } from './traces/en.ts';
import { fleetFields } from './fleet/en.ts';
import type { TextKey, Translated } from './translated.ts';

const errors = {
  BAD_REQUEST: 'The request could not be understood.',
  NOT_LOGGED_IN: 'Please log in first.',
  NOT_ALLOWED: 'You are not allowed to do this.',
  SECOND_FACTOR_REQUIRED: 'First set up two-factor authentication for your account.',
  NOT_FOUND: 'This does not exist (any more).',
  METHOD_NOT_ALLOWED: 'This address cannot be used in this way.',
  CONFLICT: 'Someone was faster. Please look again.',
  CAR_TAKEN: 'These dates have just been taken. Please choose others.',
  CAR_UNAVAILABLE: 'This car is no longer for rent.',
  TOO_MANY_FAVOURITES: 'You have reached the limit of favourites. Remove some to add others.',
  TOO_MANY_BLOCKS: 'This car has reached the limit of blocks. Delete some you no longer need.',
  BLOCK_OF_ORDER: 'An order holds these days. Cancel or decline it on its page to free them.',
  BLOCK_OF_FEED:
    'These days come from another calendar. Free them there, and they will be free here after the next import.',
  QUOTE_EXPIRED: 'This price has expired. Please ask for a new one.',
  ALREADY_ORDERED: 'You have already ordered this car for these dates.',
  ORDER_CHANGED: 'The order has changed in the meantime, so this is no longer possible.',
  TOO_EARLY: 'The car can be handed over, and cash confirmed, from two hours before the rental begins.',
  IDENTITY_UNKNOWN:
    'The client is not verified yet. Look at the original identity document and driving licence, and confirm that you saw them.',
  PRICE_CHANGED: 'The price has changed in the meantime. Please check it again.',
  TOO_LATE: 'It is too late for this.',
  REFUND_CHANGED: 'The refund has changed in the meantime. Please check it again.',
  REPORT_INCOMPLETE: 'This report is not complete yet: photos are missing, or its maker has not confirmed it.',
  REPORT_SEALED: 'This report has been confirmed, so it can no longer be changed.',
  IN_PROGRESS: 'This is already being done. Please wait a moment.',
  ALREADY_PAID: 'This has already been paid.',
  ALREADY_VERIFIED: 'You are already verified, so your documents stay as they are.',
  ACCOUNT_HAS_ORDERS: 'You still have orders that are not over. Finish or cancel them first.',
  ACCOUNT_HAS_MONEY: 'Money is still on its way for one of your orders. Please try again when it has arrived.',
  ACCOUNT_HAS_RETURN:
    'You returned a car less than a day ago, and its owner can still claim for it. Please try again tomorrow.',
  PAYOUT_CHANGED: 'The payout has changed in the meantime. Please check it again.',
  NO_PAYOUTS: 'No payout is due.',
  PAYOUT_ACCOUNT_MISSING: 'The account that payouts leave from is not set. The operator sets PAYOUT_IBAN.',
  ORDER_NOT_COMPLETED: 'Only a completed rental can be reviewed.',
  ALREADY_REVIEWED: 'You have already reviewed this rental.',
  ALREADY_REPLIED: 'You have already answered this review.',
  BRANCH_HAS_CARS: 'This branch still has cars. Move them to another branch first.',
  BRANCH_CHANGED:
    'This branch was changed elsewhere in the meantime. Nothing was overwritten: check it with your changes and save again.',
  ADVICE_CHANGED: 'The advice has changed in the meantime. Nothing was changed.',
  CAR_CHANGED: 'Someone has changed this car in the meantime. Nothing was overwritten.',
  CAR_HAS_ORDERS: 'This car has orders, so it cannot be deleted. You can pause it.',
  MAIN_IMAGE: 'The main image cannot be deleted!',
  LIMIT_REACHED: 'Your account has reached the limit of these.',
  OWN_ACCOUNT: 'You cannot change your own account here.',
  STAFF_ACCOUNT: 'The accounts of staff cannot be looked at.',
  IN_USE: 'Something still uses this value, so it cannot be removed.',
  READ_ONLY: 'You are looking at someone else’s account. Nothing can be changed from here.',
  TOO_LARGE: 'This is too large.',
  UNSUPPORTED_TYPE: 'This format is not supported.',
  TOO_MANY_REQUESTS: 'Too many tries. Please wait a little.',
  NOT_IMPLEMENTED: 'This is not available yet.',
  UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  BANK_UNAVAILABLE: 'The bank is not answering right now. Your order is kept; please try again in a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
} satisfies Record<ErrorCode, string>;

/** Messages shown under fields; `{{name}}` is filled in. */
const fields = {
  ...accountFields,
  ...fileFields,
  ...traceFields,
  ...fleetFields,
  ...branchFields,
  ...placeFields,
  ...priceFields,
  ...feedFields,
  required: 'Please fill in this field.',
  invalid: 'This value is not valid.',
  invalidCharacters: 'This contains characters that cannot be stored.',
  tooShort: 'Too short: at least {{limit}} characters are needed.',
  tooLong: 'Too long: at most {{limit}} characters are possible.',
  tooSmall: 'The smallest possible value is {{limit}}.',
  tooBig: 'The largest possible value is {{limit}}.',
  amountSmall: 'The smallest possible amount is {{limit}} ₾.',
  amountBig: 'The largest possible amount is {{limit}} ₾.',
  notChoice: 'Please choose one of the options.',
  notNumber: 'Please enter a number.',
  notWhole: 'Please enter a whole number.',
  unknownField: 'This field is not known.',
  tooDeep: 'This is nested too deeply.',
  dateMissing: 'Please choose both dates.',
  dateInvalid: 'This is not a date.',
  datePast: 'This moment has already passed.',
  dateReversed: 'The return must be after the pick-up.',
  dateTooFar: 'This is too far in the future.',
  rentalTooDear: 'A rental can cost at most {{limit}} ₾. Please choose fewer days.',
  rentalTooLong: 'This is longer than a car can be rented for.',
  blockTooLong: 'A block can be at most a year long.',
  calendarTooLong: 'This is more than the calendar can show at once.',
  periodReversed: 'The period must end after it begins.',
  periodTooLong: 'A period can be at most a year long.',
  rentalTooShort: 'The shortest rental of this car, in days: {{limit}}.',
  codeTaken: 'This code already exists.',
  couponRefused: 'This promo code does not work here: it may be mistyped, used up or expired.',
  couponOfBoth: 'Enter a percentage or an amount, not both.',
  couponUsedMore: 'It has already been used more often than that.',
  ownerUnknown: 'There is no such owner.',
  extraUnknown: 'This car does not offer this extra.',
  planUnknown: 'This car does not offer this protection.',
  driversNone: 'This car allows no other drivers.',
  driversTooMany: 'Other drivers of this car: at most {{limit}}.',
  driverTooYoung: 'The youngest age at which this car may be driven: {{limit}}.',
  driverTooOld: 'The oldest age at which this car may be driven: {{limit}}.',
  photoDiffers: 'These bytes are not those that were announced.',
  clientCodeTries: 'Too many wrong codes: the client can confirm on their own account.',
  anglesTwice: 'Each angle can be announced once.',
  markUnknown: 'This mark is in no earlier report of the car.',
  otherSideOnly: 'Only the other side, on its own account, can add remarks and marks.',
  confirmedBefore:
    'Your side has confirmed this report already, so nothing can be added to it. Send it as a message instead.',
  changeNothing: 'Choose other dates or another car.',
  changeOnTheRoad: 'The car is on the road: only the return can be changed.',
  changeReported: 'The hand-over report has been made: only the return can be changed.',
  changeOtherOwner: 'This car is not rented out by the same owner.',
  changeCarLacks: 'This car does not offer everything you chose with yours.',
  changeTooMuchBack: 'More would go back than was paid online: please settle this with the owner.',
  carNotHeld: 'This car is not held for you.',
  quoteWrong: 'This price was not made by us.',
  keyNeeded: 'Send an Idempotency-Key with this request, so that it cannot be done twice.',
  accountDeleted: 'This account has been deleted: nobody would read the message.',
  keyReused: 'This key was already used for something else.',
  refundTooMuch: 'This is more than what is left of the payment.',
  claimTooMuch: 'This is more than the terms of the order allow.',
  claimMoreThanAsked: 'This is more than was claimed.',
  depositMoreThanAgreed: 'This is more than the deposit that was agreed.',
  depositMoreThanTaken: 'This is more than you still have of the deposit.',
  claimBelowAccepted: 'The client has accepted more than this.',
  tooManyRows: 'This is more than one file can hold: choose a shorter period.',
  tooManySearches: 'You have reached the limit of saved searches. Delete one to save another.',
  tooManyWaits: 'You have reached the limit of dates to wait for. Stop waiting for some to add others.',
  cursorInvalid: 'This list has changed. Please start again from its first page.',
};

export const en = { errors, fields };

export type FieldTextKey = TextKey<keyof typeof fields>;

/** The same keys in every language, or it does not compile. */
export interface Texts {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly fields: Translated<typeof fields>;
}
