import type { fileFields as en } from './en.ts';

export const fileFields: Record<keyof typeof en, string> = {
  fileEmpty: 'ეს ფაილი ცარიელია.',
  pictureDamaged: 'ეს სურათი დაზიანებულია და არ იხსნება. გთხოვთ, აირჩიოთ სხვა.',
  pictureAnimated: 'მოძრავი სურათი არ გამოდგება. გთხოვთ, აირჩიოთ უძრავი.',
  pictureTooSmall: 'ეს სურათი ძალიან პატარაა: საჭიროა მინიმუმ {{width}} × {{height}} პიქსელი.',
  pictureTooManyPixels: 'ეს სურათი ძალიან დიდია: შესაძლებელია არაუმეტეს {{limit}} მეგაპიქსელისა.',
};
