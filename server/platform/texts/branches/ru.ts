import type { branchFields as en } from './en.ts';

export const branchFields: Record<keyof typeof en, string> = {
  addressMissing: 'Укажите адрес хотя бы на одном языке.',
  hoursReversed: 'Время закрытия должно быть позже времени открытия. День заканчивается не позднее 24:00.',
  hoursTwice: 'Этот день указан дважды.',
  hoursIncomplete: 'Укажите часы работы или то, что филиал закрыт.',
  placeIncomplete: 'Для места на карте нужны обе координаты.',
  hoursOutside: '{{day}}: филиал открыт с {{open}} до {{close}}. Ближайшее возможное время: {{nearest}}.',
  hoursClosed: '{{day}}: филиал закрыт. Ближайшее возможное время: {{nearest}}.',
  hoursNever: 'В это время и ещё долго филиал закрыт. Выберите другие даты.',
};
