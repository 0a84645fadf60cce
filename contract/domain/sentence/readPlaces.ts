import { codeOf, has } from './itemSense.ts';
import type { Found, Read, Reading, Setting } from './reading.ts';

/** How far before a place the word stands that says the car is returned there. */
const NEAR = 3;

/** "in Batumi", "Tbilisi airport", "из Тбилиси в Батуми", "return in Kutaisi". */
export const readPlace: Read = (reading, at) => {
  const { items, lexicon } = reading;
  const item = items[at];
  const airport = codeOf(item, 'airport');
  const isNamed = airport !== null && airport !== 'it';
  if (isNamed) return place(reading, at, at + 1, `airport-${airport}`);
  const airportIn = (city: string): string | null =>
    [...lexicon.cityOfAirport].find(([, its]) => its === city)?.[0] ?? null;
  const city = codeOf(item, 'city');
  const isAirport = has(item, 'airport', 'it');
  if (city === null && !isAirport) return null;
  // "Tbilisi airport", "airport of Tbilisi", "в аэропорту Тбилиси".
  let other = at + 1;
  while (has(items[other], 'filler') && has(items[other], 'lead') && other < at + 2) other += 1;
  const next = items[other];
  const [ofCity, isBoth] =
    city === null ? [codeOf(next, 'city'), has(next, 'city')] : [city, has(items[at + 1], 'airport', 'it')];
  const id = ofCity === null || !isBoth ? null : airportIn(ofCity);
  if (id !== null) return place(reading, at, city === null ? other + 1 : at + 2, `airport-${id}`);
  if (city !== null) return place(reading, at, at + 1, city);
  return airportAlone(reading, at, airportIn);
};

/** Of the one city in the sentence that has an airport; else somebody has to bring the car. */
function airportAlone({ items }: Reading, at: number, airportIn: (city: string) => string | null): Found {
  const cities = items.flatMap((item) => codeOf(item, 'city') ?? []);
  const ids = cities.flatMap((city) => airportIn(city) ?? []);
  const [id] = ids;
  return id === undefined
    ? { end: at + 1, settings: [{ field: 'extras', value: 'delivery', isCode: true }] }
    : { end: at + 1, settings: [{ field: 'pick_up', value: `airport-${id}` }] };
}

function place({ items }: Reading, at: number, end: number, code: string): Found {
  const isCity = /^\d+$/.test(code);
  const before = items.slice(Math.max(0, at - NEAR), at);
  // The nearer of the two words counts.
  const said = before.findLast(
    (item) => has(item, 'giveBack') || has(item, 'take') || has(item, 'city') || has(item, 'airport'),
  );
  const isGivenBack = has(said, 'giveBack') || isWay(items, at, before) || isBeforeOrigin(items, at);
  const after = items[end];
  const isGivenBackAfter = has(after, 'giveBack') && /^[ა-ჿ]/.test(after?.text ?? '') && !has(items[end + 1], 'city');
  const setting: Setting =
    isGivenBack || isGivenBackAfter
      ? { field: 'drop_off', value: isCity ? `address-${code}` : code }
      : isCity
        ? { field: 'city_id', value: Number(code) }
        : { field: 'pick_up', value: code };
  return { end: isGivenBackAfter ? end + 1 : end, settings: [setting] };
}

/** "в Батуми из Кутаиси": where it comes from is said later. */
function isBeforeOrigin(items: Reading['items'], at: number): boolean {
  if (items[at - 1]?.text === 'из' || items[at]?.ending === 'from') return false;
  const later = items.findIndex((item, index) => index > at && has(item, 'city'));
  return later > at && later <= at + 2 && items[later - 1]?.text === 'из';
}

/** "from Tbilisi to Batumi", "თბილისიდან ბათუმში", "Тбилиси — Батуми": the second one of two. */
function isWay(items: Reading['items'], at: number, before: Reading['items']): boolean {
  const earlier = before.findLast((item) => has(item, 'city') || has(item, 'airport'));
  if (earlier === undefined) return false;
  const lead = items[items.indexOf(earlier) - 1];
  const isFrom = earlier.ending === 'from' || has(lead, 'lead', 'from') || lead?.text === 'из';
  return isFrom || items[at]?.gap === 'dash' || items[at - 1]?.text === 'to';
}
