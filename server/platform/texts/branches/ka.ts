import type { branchFields as en } from './en.ts';

export const branchFields: Record<keyof typeof en, string> = {
  addressMissing: 'მიუთითეთ მისამართი ერთ ენაზე მაინც.',
  hoursReversed: 'დახურვის დრო გახსნის დროზე გვიან უნდა იყოს. დღე სრულდება არაუგვიანეს 24:00 საათისა.',
  hoursTwice: 'ეს დღე ორჯერ არის მითითებული.',
  hoursIncomplete: 'მიუთითეთ, რომელი საათიდან რომელ საათამდეა ღია, ან რომ დაკეტილია.',
  placeIncomplete: 'რუკაზე ადგილს ორივე კოორდინატი სჭირდება.',
  hoursOutside: '{{day}}: ფილიალი ღიაა {{open}}–{{close}}. უახლოესი შესაძლო დრო: {{nearest}}.',
  hoursClosed: '{{day}}: ფილიალი დაკეტილია. უახლოესი შესაძლო დრო: {{nearest}}.',
  hoursNever: 'ფილიალი ამ დროს და დიდი ხნის განმავლობაში დაკეტილია. აირჩიეთ სხვა თარიღები.',
};
