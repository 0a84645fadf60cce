import type { Translated } from '../translated.ts';
import type { placeFields as en } from './en.ts';

export const placeFields: Translated<typeof en> = {
  airportUnknown: 'აირჩიეთ აეროპორტი სიიდან.',
  branchUnknown: 'აირჩიეთ თქვენი ერთ-ერთი ფილიალი.',
  placeTwice: 'ეს ადგილი უკვე დამატებული გაქვთ.',
  hoursOfBranch: 'ფილიალს საკუთარი სამუშაო საათები აქვს.',
  placeNotOffered: 'ამ მანქანის აღება ან დაბრუნება ამ ადგილას არ ხდება.',
  placeAddressMissing: 'მიუთითეთ მისამართი ან სასტუმრო.',
  placeTooSoon_one: 'ამ ადგილას მანქანა {{count}} საათით ადრე უნდა შეუკვეთოთ. უახლოესი შესაძლო დრო: {{nearest}}.',
  placeTooSoon_other: 'ამ ადგილას მანქანა {{count}} საათით ადრე უნდა შეუკვეთოთ. უახლოესი შესაძლო დრო: {{nearest}}.',
  placeOutside:
    '{{day}}: ამ ადგილას მანქანას {{open}}–{{close}} საათებში გადმოგცემენ ან ჩაიბარებენ. უახლოესი შესაძლო დრო: {{nearest}}.',
  placeClosed: '{{day}}: ამ ადგილას მანქანას არ გადმოსცემენ და არ იბარებენ. უახლოესი შესაძლო დრო: {{nearest}}.',
  placeNever: 'ამ დროს და დიდი ხნის განმავლობაში ამ ადგილას მანქანას არ გადმოსცემენ. აირჩიეთ სხვა ადგილი ან თარიღები.',
  oneWayForbidden: 'ეს მანქანა იმავე ქალაქში უნდა დააბრუნოთ, სადაც აიღეთ.',
};
