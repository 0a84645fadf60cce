// node studio/manifest.mjs -> OUT/manifest.json: every car whose six shots lie in OUT, the model it stands for, and what the product needs to know of each file
import fs from 'node:fs'; import { createHash } from 'node:crypto'; import sharp from 'sharp'; import { FLEET } from './variants.mjs'; import { castModels } from './cast.mjs';
const OUT = process.env.OUT || 'out', has = f => fs.existsSync(`${OUT}/${f}`);
const CABIN = { economy: ['city', 'comfort'], comfort: ['comfort', 'city'], business: ['executive'], suv: ['city', 'comfort', 'executive'], offroad: ['rugged'], pickup: ['rugged'], minivan: ['van', 'comfort'], bus: ['van'], sports: ['sport'], classic: ['saloon'] }, seen = {};
const models = castModels(FLEET), cars = [];
for (const v of FLEET) {
  const c = v.cat[0], i = seen[c] = (seen[c] ?? -1) + 1, l = CABIN[v.cat.includes('business') && c !== 'comfort' ? 'business' : c].map(k => `${k}${v.rhd ? '-rhd' : ''}-interior.webp`).filter(has);
  const shots = { front: `${v.id}-front.webp`, left: `${v.id}-left.webp`, interior: l[i % l.length] ?? '', rear: `${v.id}-rear.webp`, right: `${v.id}-right.webp`, trunk: `${v.id}-trunk.webp` };
  const missing = Object.values(shots).filter(f => !has(f)); if (missing.length) { console.log('left out', v.id, missing.join()); continue; }
  cars.push({ id: v.id, model: models.get(v.id), body: v.body, paint: v.paint, plate: v.plate, steering: v.rhd ? 'right' : 'left', shots });
}
const pictures = {};
for (const file of new Set(cars.flatMap(c => Object.values(c.shots)))) { // as describePicture.ts does it
  const bytes = fs.readFileSync(`${OUT}/${file}`), { width, height } = await sharp(bytes).metadata(), mini = await sharp(bytes).resize({ width: 16 }).blur(1).webp({ quality: 30, smartSubsample: false }).toBuffer();
  pictures[file] = { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 12), width, height, placeholder: `data:image/webp;base64,${mini.toString('base64')}` };
}
const lines = o => o.map(q => '  ' + q).join(',\n');
fs.writeFileSync(`${OUT}/manifest.json`, `{\n "cars": [\n${lines(cars.map(c => JSON.stringify(c)))}\n ],\n "pictures": {\n${lines(Object.entries(pictures).map(([f, p]) => `${JSON.stringify(f)}: ${JSON.stringify(p)}`))}\n }\n}\n`);
console.log(cars.length, 'cars', Object.keys(pictures).length, 'pictures');
