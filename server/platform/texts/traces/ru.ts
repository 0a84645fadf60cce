import type { traceFields as en } from './en.ts';

export const traceFields: Readonly<Record<keyof typeof en, string>> = {
  traceTooMuch: 'В этом файле слишком много данных.',
  traceForbidden: 'В этом файле есть поле с недопустимым именем.',
  traceNotRedacted: 'Из этого файла не убраны личные данные.',
  tracePersonal: 'Что-то в этом файле похоже на личные данные, поэтому он не принят.',
};
