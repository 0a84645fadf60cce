/** A part of a picture in pixels, after the picture was turned. */
export interface CutArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Cut {
  readonly area: CutArea;
  /** The longest the file may be in either direction, pixels. */
  readonly longest: number;
  /** How far the picture is turned first, degrees in quarters. */
  readonly angle?: number;
}

/** The part of a picture as a JPEG of its own; null where the browser can't render it. */
export async function cutPicture(address: string, { area, longest, angle = 0 }: Cut): Promise<File | null> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const pencil = canvas.getContext('2d');
  if (pencil === null) return null;
  const isOnItsSide = angle % 180 !== 0;
  const { naturalWidth: width, naturalHeight: height } = image;
  const [turnedWidth, turnedHeight] = isOnItsSide ? [height, width] : [width, height];
  pencil.scale(canvas.width / area.width, canvas.height / area.height);
  pencil.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y);
  pencil.rotate((angle * Math.PI) / 180);
  pencil.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob === null ? null : new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
