import type { feedFields as en } from './en.ts';

export const feedFields: Record<keyof typeof en, string> = {
  feedSourceNeeded: 'Укажите адрес календаря или выберите его файл.',
  feedNotPublic: 'Это не публичный адрес http или https.',
  feedUnreachable: 'Этот адрес не ответил. Проверьте его или попробуйте позже.',
  feedRefused: 'По этому адресу календаря нет: возможно, его там изменили или отозвали.',
  feedTooLarge: 'Этот календарь слишком большой: возможно не более 2 МБ.',
  feedNotCalendar: 'Это не календарь (.ics), который можно прочитать.',
  feedUnreadableEvent:
    'В этом календаре есть запись, которую не удаётся прочитать. Возможно, файл неполный: экспортируйте его заново.',
  feedTooComplex: 'В этом календаре слишком много записей.',
};
