/** The first four digits of the typed or pasted text. */
export const cleanCode = (text: string): string => text.replace(/\D/g, '').slice(0, 4);
