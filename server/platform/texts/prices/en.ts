/** Messages about the prices of a car. */
export const priceFields = {
  tooMany: 'You can have at most {{limit}}.',
  seasonReversed: 'A season cannot end before it begins.',
  seasonsOverlap: 'Some of these days already belong to the season “{{name}}”.',
  nameHasContacts: 'Please leave out phone numbers and addresses: clients read this name.',
  priceTwice: 'There is already a price for this.',
};
