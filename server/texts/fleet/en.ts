/** Messages about the fields of a car. */
export const fleetFields = {
  modelOfOtherBrand: 'This model is of another brand.',
  extraTwice: 'This extra is named twice.',
  mostBelowPrice: 'The most for a rental cannot be less than the price.',
  minDepositAboveDeposit: 'The smallest deposit cannot be larger than the deposit.',
  linkWrong: 'Enter a web address that begins with https://.',
  imagesMissing: 'Six pictures are needed: front, left, interior, rear, right and trunk.',
  oldPriceNotHigher: 'The old price has to be higher than the price.',
  oldPriceNone:
    'An old price can only be one that stood for 30 days in a row and ended within the last 30 days. This car has none.',
  oldPriceNotStood:
    'An old price can only be one that stood for 30 days in a row. Possible, with the last day: {prices}.',
};
