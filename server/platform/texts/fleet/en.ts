/** Messages about the fields of a car. */
export const fleetFields = {
  modelOfOtherBrand: 'This model belongs to another brand.',
  extraTwice: 'This extra is listed twice.',
  mostBelowPrice: 'The maximum for a rental cannot be less than the price.',
  minDepositAboveDeposit: 'The smallest deposit cannot be larger than the deposit.',
  linkWrong: 'Enter a web address that begins with https://.',
  imagesMissing: 'Six pictures are needed: front, left, interior, rear, right and trunk.',
  oldPriceNotHigher: 'The old price has to be higher than the price.',
  oldPriceNone:
    'An old price can only be one that stood for 30 days in a row and ended within the last 30 days. This car has none.',
  oldPriceNotStood:
    'An old price can only be one that stood for 30 days in a row. Possible, with the last day: {{prices}}.',
  columnsUnknown: 'These columns are not known: {{names}}. Use the template.',
  columnsTwice: 'A column appears twice.',
  carsMissing: 'The table has no cars: each row below the heading describes one.',
  columnsMissing: 'The first row has to name the columns, “brand” among them. Use the template.',
  tooManyCars: 'At most {{limit}} cars can be imported at once.',
  fileNotText: 'This is not UTF-8 text. Save the table as “CSV UTF-8”.',
  csvBroken: 'This is not a table in CSV format: check the quotation marks.',
  lineEndsMixed:
    'The lines of this file end in different ways. Open it in a spreadsheet and save it again as “CSV UTF-8”.',
  rowsEmpty: 'This table has too many empty rows. Delete them and save it again.',
  cellsNameless: 'These cells belong to no column: {{cells}}.',
  numberAmbiguous: '“{{cell}}” can be read in two ways. Write {{whole}}, or at most two digits after the point.',
  brandUnknown: 'There is no brand “{{name}}” in the list.',
  modelUnknown: 'There is no model “{{name}}” in the list.',
  noSuchBranch: 'You have no branch “{{name}}”.',
  branchAmbiguous: 'You have several branches “{{name}}”. Write the number of the one you mean.',
  valueUnknown: '“{{name}}” is not in the list.',
  plateTwice: 'This plate is in several rows: {{rows}}.',
  plateOfCar: 'You already have a car with this plate.',
  insuranceOfTerms: 'Under its rental terms, this car has “{{insurance}}”. Change its protection in the terms first.',
};
