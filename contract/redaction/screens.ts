/**
 * Parts of screens (`useUiState`) whose values are words and numbers of the code, and days: which tab, which step.
 * Of all others a trace keeps what is open and what is not, and of objects what it would keep of them elsewhere.
 */
export const toldScreens: ReadonlySet<string> = new Set(
  `
  accounts/orders accounts/roles auth/againAt branches/exception branches/exception/span
  calendar/work car/days car/gallery car/photo car/slide car/zoomed chat/laterThreads chat/older
  dates/open/booking dates/open/prices dates/open/search
  dates/selection/booking dates/selection/bookingBar dates/selection/prices dates/selection/search
  dates/times/booking dates/times/bookingBar dates/times/prices dates/times/search
  failure/screen fleet/bulk fleet/bulk/branch fleet/cut/angle fleet/lifted fleet/photo fleet/selection fleet/words/language
  home/days layout/accountMenu operations/payouts/page operations/payouts/state orders/move/asked orders/move/busy
  prices/advice/busy prices/days/chosen prices/try/dates prices/try/extras prices/view
  profile/email/step profile/factor profile/factor/step
  reports/angle reports/begun reports/compared reports/problem reports/share reports/side review/choices review/turns review/zoom
  search/city/active search/form/city search/form/range statistics/shownCars verification/angle
  `
    .trim()
    .split(/\s+/),
);

/** Parts of screens that hold what a call has answered: under which field its parts are declared. */
export const answersOnScreens: ReadonlyMap<string, string> = new Map([
  ['checkout/tried', 'quote'],
  ['checkout/read', 'terms'],
  ['checkout/order', 'order'],
]);
