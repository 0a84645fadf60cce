/** Messages about places where cars are handed over. */
export const placeFields = {
  airportUnknown: 'Please choose an airport of the list.',
  branchUnknown: 'Please choose one of your branches.',
  placeTwice: 'You offer this place already.',
  hoursOfBranch: 'A branch has its own opening hours.',
  placeNotOffered: 'This car is not handed over or taken back at this place.',
  placeAddressMissing: 'Please say to which address or hotel.',
  placeTooSoon: 'At this place the car has to be asked for {hours} hours ahead. The earliest possible time: {nearest}.',
  oneWayForbidden: 'This car has to be given back in the city where it was picked up.',
};
