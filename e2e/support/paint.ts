import sharp from 'sharp';

/** A photo of one colour, as an upload. */
export const paint = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** One of each shot of a car. */
export const sixPhotos = () =>
  Promise.all(['#8fa69a', '#a69a8f', '#9a8fa6', '#6f8679', '#79866f', '#866f79'].map(paint));
