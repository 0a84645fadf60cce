/** The first digits of the typed or pasted text: the codes of most mails have four. */
export const cleanCode = (text: string, digits = 4): string => text.replace(/\D/g, '').slice(0, digits);
