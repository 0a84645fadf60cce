// More paints of a body from pictures that are there: the hue of one paint becomes another, everything else stays.
// node studio/repaint.mjs [folder of the pictures, default out]: needs only sharp.
import { join } from 'node:path';
import sharp from 'sharp';

const dir = process.argv[2] ?? 'out';
const shots = ['front', 'left', 'rear', 'right', 'trunk'];
// range: hues of the paint it is made from, degrees; hue, sat, val: the paint it becomes. Lamps must be outside the range.
const paints = [
  { body: 'coupe', from: 'blue', to: 'green', range: [205, 250], hue: 152, val: 0.75 },
  { body: 'coupe', from: 'blue', to: 'copper', range: [205, 250], hue: 22, val: 1.05 },
  { body: 'coupe', from: 'blue', to: 'teal', range: [205, 250], hue: 184, val: 0.9 },
  { body: 'minibus', from: 'blue', to: 'green', range: [200, 250], hue: 150, val: 0.85 },
  { body: 'minibus', from: 'blue', to: 'red', range: [200, 250], hue: 2, val: 1.1 },
  { body: 'minibus', from: 'blue', to: 'teal', range: [200, 250], hue: 182 },
  { body: 'classic', from: 'sky', to: 'green', range: [175, 240], hue: 140, sat: 1.2, val: 0.8 },
  { body: 'classic', from: 'sky', to: 'red', range: [175, 240], hue: 4, sat: 2, val: 0.8 },
  { body: 'classic', from: 'sky', to: 'teal', range: [175, 240], hue: 175, sat: 1.7, val: 0.75 },
];
/** Degrees over which a hue beside the range fades out, and how much of the paint's own play of hues stays. */
const edge = 12;
const play = 0.4;

for (const paint of paints) for (const shot of shots) await repaint(paint, shot);

async function repaint({ body, from, to, range, hue, sat = 1, val = 1 }, shot) {
  const source = sharp(join(dir, `${body}-${from}-${shot}.webp`)).removeAlpha().raw();
  const { data, info } = await source.toBuffer({ resolveWithObject: true });
  const middle = (range[0] + range[1]) / 2;
  for (let i = 0; i < data.length; i += 3) {
    const [h, s, v] = toHsv(data[i] / 255, data[i + 1] / 255, data[i + 2] / 255);
    const share = Math.min(nearness(h, range), Math.max(0, Math.min(1, (s - 0.05) / 0.12)));
    if (share <= 0) continue;
    const colour = toRgb((hue + (h - middle) * play + 360) % 360, Math.min(1, s * sat), Math.min(1, v * val));
    for (let k = 0; k < 3; k += 1) data[i + k] = Math.round(data[i + k] * (1 - share) + colour[k] * 255 * share);
  }
  const raw = { width: info.width, height: info.height, channels: 3 };
  await sharp(data, { raw }).webp({ quality: 80, effort: 6 }).toFile(join(dir, `${body}-${to}-${shot}.webp`));
}

function nearness(h, [low, high]) {
  if (h < low) return Math.max(0, 1 - (low - h) / edge);
  return h > high ? Math.max(0, 1 - (h - high) / edge) : 1;
}

function toHsv(r, g, b) {
  const v = Math.max(r, g, b);
  const d = v - Math.min(r, g, b);
  if (d === 0) return [0, 0, v];
  const sixth = v === r ? (g - b) / d : v === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [(sixth * 60 + 360) % 360, d / v, v];
}

function toRgb(h, s, v) {
  const part = (n) => {
    const k = (n + h / 60) % 6;
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return [part(5), part(3), part(1)];
}
