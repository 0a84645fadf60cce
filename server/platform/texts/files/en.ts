/** Messages under an uploaded file. */
export const fileFields = {
  fileEmpty: 'This file is empty.',
  pictureDamaged: 'This picture is damaged and cannot be opened. Please choose another one.',
  pictureAnimated: 'Animated pictures cannot be used. Please choose a still one.',
  pictureTooSmall: 'This picture is too small: at least {{width}} × {{height}} pixels are needed.',
  pictureTooManyPixels: 'This picture is too large: at most {{limit}} megapixels are possible.',
};
