import type { feedFields as en } from './en.ts';

export const feedFields: Record<keyof typeof en, string> = {
  feedSourceNeeded: 'მიუთითეთ კალენდრის მისამართი ან აირჩიეთ მისი ფაილი.',
  feedNotPublic: 'ეს საჯარო http ან https მისამართი არ არის.',
  feedUnreachable: 'ამ მისამართიდან პასუხი არ მოვიდა. გადაამოწმეთ ან მოგვიანებით სცადეთ.',
  feedRefused: 'ამ მისამართზე კალენდარი არ აღმოჩნდა. შესაძლოა, იქ შეიცვალა ან გაუქმდა.',
  feedTooLarge: 'ეს კალენდარი ძალიან დიდია: შესაძლებელია მაქსიმუმ 2 მბ.',
  feedNotCalendar: 'ეს ისეთი კალენდარი (.ics) არ არის, რომლის წაკითხვაც შეიძლება.',
  feedUnreadableEvent:
    'ამ კალენდარში არის ჩანაწერი, რომლის წაკითხვა ვერ ხერხდება. შესაძლოა, ფაილი არასრულია: ექსპორტი თავიდან გააკეთეთ.',
  feedTooComplex: 'ამ კალენდარში ძალიან ბევრი ჩანაწერია.',
};
