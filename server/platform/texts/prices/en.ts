/** Messages about the prices of a car. */
export const priceFields = {
  tooMany: 'At most {{limit}} are possible.',
  seasonReversed: 'A season cannot end before it begins.',
  seasonsOverlap: 'Some of these days belong to the season “{{name}}” already.',
  nameHasContacts: 'A name without phone numbers and addresses, please: clients read it.',
  priceTwice: 'There is a price for this already.',
};
