import type { Language } from '#contract/domain/values.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import type { MailTexts } from './mailText.ts';
import { ru } from './ru.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, ka, ru };
