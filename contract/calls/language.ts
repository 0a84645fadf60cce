import { z } from 'zod';
import { call } from '../call.ts';
import { Language, Success } from '../domain/values.ts';

export const setLanguage = call({
  method: 'GET',
  path: '/api/language/:lang',
  access: 'anyone',
  summary: 'Sets the language of the session.',
  params: z.object({ lang: Language }),
  isQuestion: false,
  response: z.object({ status: Success, language: Language }),
});
