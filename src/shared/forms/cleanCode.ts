/** The four digits of whatever was typed or pasted. */
export const cleanCode = (text: string): string => text.replace(/\D/g, '').slice(0, 4);
