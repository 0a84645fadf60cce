/** Messages about places where cars are handed over. */
export const placeFields = {
  airportUnknown: 'Please choose an airport from the list.',
  branchUnknown: 'Please choose one of your branches.',
  placeTwice: 'You already offer this place.',
  hoursOfBranch: 'A branch has its own opening hours.',
  placeNotOffered: 'This car is not handed over or taken back at this place.',
  placeAddressMissing: 'Please enter the address or hotel.',
  placeTooSoon_one:
    'Here the car must be booked at least {{count}} hour ahead. The earliest possible time: {{nearest}}.',
  placeTooSoon_other:
    'Here the car must be booked at least {{count}} hours ahead. The earliest possible time: {{nearest}}.',
  placeOutside: 'On {{day}} this place is served from {{open}} to {{close}}. The nearest possible time: {{nearest}}.',
  placeClosed: 'This place is not served on {{day}}. The nearest possible time: {{nearest}}.',
  placeNever: 'This place is not served then, nor long before or after. Please choose another place or other dates.',
  oneWayForbidden: 'This car has to be returned in the city where it was picked up.',
};
