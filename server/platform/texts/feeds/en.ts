/** Messages about calendars of other sites. */
export const feedFields = {
  feedSourceNeeded: 'Enter the address of a calendar, or choose its file.',
  feedNotPublic: 'This is not a public http or https address.',
  feedUnreachable: 'There was no answer from this address. Please check it, or try again later.',
  feedRefused: 'This address gave no calendar. It may have been changed or withdrawn there.',
  feedTooLarge: 'This calendar is too large: at most 2 MB are possible.',
  feedNotCalendar: 'This is not a calendar (.ics) that can be read.',
  feedUnreadableEvent: 'This calendar has an event that cannot be read. It may be cut off: please export it again.',
  feedTooComplex: 'This calendar contains too much to be followed.',
};
