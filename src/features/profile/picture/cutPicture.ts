import type { Area } from 'react-easy-crop';

/** As large as the server keeps it, twice: it makes the last version itself. */
const SIDE = 800;

/** The part of a picture as a file of its own; null where the browser can't draw it. */
export async function cutPicture(address: string, { x, y, width, height }: Area): Promise<File | null> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.max(1, Math.min(SIDE, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pencil = canvas.getContext('2d');
  if (pencil === null) return null;
  pencil.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob === null ? null : new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
