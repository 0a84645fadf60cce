// node studio/render-hero.mjs -> out/hero.webp
import fs from 'node:fs'; import sharp from 'sharp'; import { openStudio, png } from './browser.mjs';
const OUT = process.env.OUT || 'out', S = await openStudio(); fs.mkdirSync(OUT, { recursive: true });
await sharp(png(await S.page.evaluate(n => window.studio.heroShot(2400, 1200, { n }), +(process.env.FRAMES || 6)))).webp({ quality: 76, effort: 5, smartSubsample: true }).toFile(`${OUT}/hero.webp`); await S.close();
