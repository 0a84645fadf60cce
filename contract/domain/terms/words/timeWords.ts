import { entries } from './entries.ts';

/** Months by their number, the first of the year first. In English `may` alone is another word. */
export const monthWords: readonly (readonly string[])[] = [
  entries(`january, jan, январ-, იანვარ-, იანვრ-`),
  entries(`february, feb, феврал-, თებერვ-`),
  entries(`march, март-, მარტი, მარტში, მარტის, მარტამდე`),
  entries(`april, апрел-, აპრილ-`),
  entries(`
    in may, during may, early may, mid may, late may, of may, next may, мае, мая, май, მაის-
  `),
  entries(`june, июн-, ივნის-`),
  entries(`july, июл-, ივლის-`),
  entries(`august, август-, აგვისტო-`),
  entries(`september, сентябр-, სექტემბ-`),
  entries(`october, октябр-, ოქტომბ-`),
  entries(`november, ноябр-, ნოემბ-`),
  entries(`december, декабр-, დეკემბ-`),
];

export const seasonWords: readonly { readonly words: readonly string[]; readonly months: readonly number[] }[] = [
  {
    words: entries(`
    winter, зимой, зиму, зимы, ზამთარში, ზამთარი, ზამთრობით
  `),
    months: [12, 1, 2],
  },
  { words: entries(`in spring, spring, весной, весну, გაზაფხულ-`), months: [3, 4, 5] },
  { words: entries(`summer, летом, лето, ზაფხულ-`), months: [6, 7, 8] },
  { words: entries(`autumn, in fall, in the fall, осенью, осень, შემოდგომ-`), months: [9, 10, 11] },
];
