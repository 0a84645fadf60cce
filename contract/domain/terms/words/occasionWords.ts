import { entries } from './entries.ts';

// Words that name a topic only together with other words of the question.

export const lateWords = entries(`
  late, later, delay-, overdue, опозда-, опаздыва-, поздн-, позже, задерж-, просроч-, დაგვიან-, დავაგვიან-, ვიგვიან-,
  მაგვიან-, შევაგვიან-, გვიან
`);
export const returnWords = entries(`
  return, drop, leave, вернуть, сдать, оставить, возврат, დაბრუნ-, დავაბრუნ-, დავტოვ-, ჩავაბარ-
`);
export const deliveryWords = entries(`
  deliver-, pick up, pickup, airport, достав-, подач-, аэропорт-, მიწოდ-, მოყვან-, აეროპორტ-
`);
export const oneWayWords = entries(`
  one way, another city, different city, other city, different place, another place, другом городе, другой город,
  один конец, одну сторону, другом месте, სხვა ქალაქ-, ცალი გზ-, ცალმხრივ-, სხვა ადგილ-
`);
export const ageWords = entries(`
  age, ages, aged, young, too old, how old must, how old do, how old should, со скольки лет, возраст-, молод-, ასაკ-, ახალგაზრდ-, ხნის
`);
