/** Messages about branches and their hours. */
export const branchFields = {
  addressMissing: 'Enter the address in at least one language.',
  hoursReversed: 'Closing has to be after opening. A day ends at 24:00 at the latest.',
  hoursTwice: 'This day is listed twice.',
  hoursIncomplete: 'Enter the opening hours, or that it is closed.',
  placeIncomplete: 'A place on the map needs both coordinates.',
  hoursOutside: 'On {{day}} the branch is open from {{open}} to {{close}}. The nearest possible time: {{nearest}}.',
  hoursClosed: 'The branch is closed on {{day}}. The nearest possible time: {{nearest}}.',
  hoursNever: 'The branch is closed then, and long before and after. Please choose other dates.',
};
