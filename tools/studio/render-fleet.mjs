// node studio/render-fleet.mjs [id|prefix* ...] -> out/{id}-{shot}.webp for every car of fleet.mjs, skipping files that exist
// (FORCE=1 redraws, SHOTS=front,left,rear,trunk, FRAMES=5, RAYS=18, DEADLINE=unix seconds stops cleanly)
import fs from 'node:fs'; import sharp from 'sharp'; import { openStudio, png } from './browser.mjs';
const only = process.argv.slice(2), K = +(process.env.SCALE || 1), W = 1280, H = 853, N = +(process.env.FRAMES || 5), RAYS = +(process.env.RAYS || 18), OUT = process.env.OUT || 'out', SHOTS = (process.env.SHOTS || 'front,left,rear,trunk').split(','), PAGES = +(process.env.PAGES || 2);
fs.mkdirSync(OUT, { recursive: true }); const S = await openStudio(); console.log(S.state.join());
const fleet = await S.page.evaluate(() => window.studio.FLEET.map(v => ({ id: v.id, body: v.body, setting: v.setting })));
const seen = {}, rank = fleet.map((v, i) => ({ ...v, n: (seen[v.body] = (seen[v.body] ?? -1) + 1) })).sort((a, b) => a.n - b.n); // one of each body first
const picked = rank.filter(v => !only.length || only.some(q => v.id === q || (q.endsWith('*') && v.id.startsWith(q.slice(0, -1)))));
// every front first, then the sides
const todo = [...picked.map(v => [v, SHOTS.filter(s => s === 'front')]), ...picked.map(v => [v, SHOTS.filter(s => s !== 'front')])].filter(t => t[1].length);
async function webp(buf, file) { // quality chosen so that a picture stays light
  for (const q of [76, 70, 64, 58]) { const o = await sharp(buf).webp({ quality: q, effort: 5, smartSubsample: true }).toBuffer(); if (o.length < 46000 || q === 58) { fs.writeFileSync(`${OUT}/.${file}.tmp`, o); fs.renameSync(`${OUT}/.${file}.tmp`, `${OUT}/${file}`); return; } }
}
const names = (id, shot) => shot === 'left' ? [`${id}-left.webp`, `${id}-right.webp`] : [`${id}-${shot}.webp`];
let k = 0; async function work(page) {
  while (k < todo.length) {
    if (process.env.DEADLINE && Date.now() / 1000 > +process.env.DEADLINE) return; const [v, shots] = todo[k++];
    const need = shots.filter(s => process.env.FORCE || !names(v.id, s).every(f => fs.existsSync(`${OUT}/${f}`))); if (!need.length) continue; const t = Date.now();
    try { for (const shot of need) { const r = await page.evaluate(([id, s, w, h, n, q]) => window.studio.variantShot(id, s, w, h, { n, rays: q }), [v.id, shot, Math.round(W * K), Math.round(H * K), shot === 'front' ? N : Math.max(2, N - 1), RAYS]), buf = K === 1 ? png(r.png) : await sharp(png(r.png)).resize(W, H, { kernel: 'lanczos3' }).sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 }).png({ compressionLevel: 1 }).toBuffer(); await webp(buf, `${v.id}-${shot}.webp`); if (shot === 'left') await webp(await sharp(buf).flop().toBuffer(), `${v.id}-right.webp`); } } catch (e) { console.log('FAILED', v.id, String(e).slice(0, 300)); }
    console.log(new Date().toISOString().slice(11, 19), v.id, v.setting, Math.round((Date.now() - t) / 100) / 10 + ' s', `${k}/${todo.length}`);
  }
}
const pages = [S.page]; for (let i = 1; i < PAGES; i++) pages.push(await S.more());
await Promise.all(pages.map(work)); await S.close();
