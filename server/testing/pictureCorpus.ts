import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with something to see, so that its encoders have work to do. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#789', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });
}

export const fileOf = (bytes: Uint8Array | string, name = 'picture.jpg', type = 'image/jpeg'): File =>
  new File([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], name, { type });

/** A PNG of one colour whose pixels are 1/1000 of their size in the file: 14000² are 25 kB here and 600 MB decoded. */
export function bomb(side: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The PNG with the chunk that makes it an animated one. */
export function animatedPng(png: Buffer): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const afterHead = 33;
  return Buffer.concat([png.subarray(0, afterHead), chunk('acTL', control), png.subarray(afterHead)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
