import type { fileFields as en } from './en.ts';

export const fileFields: Record<keyof typeof en, string> = {
  fileEmpty: 'Этот файл пуст.',
  pictureDamaged: 'Снимок повреждён и не открывается. Выберите другой.',
  pictureAnimated: 'Движущиеся картинки не подходят. Выберите обычный снимок.',
  pictureTooSmall: 'Снимок слишком маленький: нужно не меньше {{width}} × {{height}} пикселей.',
  pictureTooManyPixels: 'Снимок слишком большой: допускается не больше {{limit}} мегапикселей.',
};
