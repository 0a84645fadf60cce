/** The contact addresses of the service. */
export const contactEmail = 'hello@gza.example';

export const socialPages = {
  facebook: 'https://www.facebook.com/gza.example',
  instagram: 'https://www.instagram.com/gza.example',
  youtube: 'https://www.youtube.com/@gza.example',
} as const;
