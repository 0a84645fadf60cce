/** Months by their number, the first of the year first. In English `may` alone is another word. */
export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan', 'январ-', 'იანვარ-', 'იანვრ-'],
  ['february', 'feb', 'феврал-', 'თებერვ-'],
  ['march', 'март-', 'მარტი', 'მარტში', 'მარტის', 'მარტამდე'],
  ['april', 'апрел-', 'აპრილ-'],
  ['in may', 'during may', 'early may', 'mid may', 'late may', 'of may', 'next may', 'мае', 'мая', 'май', 'მაის-'],
  ['june', 'июн-', 'ივნის-'],
  ['july', 'июл-', 'ივლის-'],
  ['august', 'август-', 'აგვისტო-'],
  ['september', 'сентябр-', 'სექტემბ-'],
  ['october', 'октябр-', 'ოქტომბ-'],
  ['november', 'ноябр-', 'ნოემბ-'],
  ['december', 'декабр-', 'დეკემბ-'],
];

export const seasonWords: readonly { readonly words: readonly string[]; readonly months: readonly number[] }[] = [
  { words: ['winter', 'зимой', 'зиму', 'зимы', 'ზამთარში', 'ზამთარი', 'ზამთრობით'], months: [12, 1, 2] },
  { words: ['in spring', 'spring', 'весной', 'весну', 'გაზაფხულ-'], months: [3, 4, 5] },
  { words: ['summer', 'летом', 'лето', 'ზაფხულ-'], months: [6, 7, 8] },
  { words: ['autumn', 'in fall', 'in the fall', 'осенью', 'осень', 'შემოდგომ-'], months: [9, 10, 11] },
];
