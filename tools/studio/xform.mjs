// xf(spec, {kx, ky, kz, dy}): the same car stretched, raised or narrowed; every outline of the spec moves with it.
export function xf(s, { kx = 1, ky = 1, kz = 1, dy = 0, wheelR } = {}) {
  const X = x => x * kx, Y = y => y * ky + dy, Z = z => z * kz, iy = y => (y - dy) / ky, map = (q, f) => q && q.map(f), xy = p => [X(p[0]), Y(p[1])], zy = p => [Z(p[0]), Y(p[1]), ...p.slice(2)];
  const shp = g => g && { ...g, shapes: map(g.shapes, q => ({ ...q, pts: q.pts.map(zy), x: X(q.x ?? 0.5) })), drl: g.drl && (Array.isArray(g.drl[0][0]) ? g.drl.map(d => d.map(zy)) : g.drl.map(zy)), lens: map(g.lens, zy), strips: map(g.strips, d => d.map(zy)) };
  const o = { ...s, L: X(s.L), W: Z(s.W), axles: s.axles.map(X), top: s.top.map(xy), belt: s.belt.map(xy), sill: s.sill.map(xy), plan: s.plan.map(p => [X(p[0]), p[1]]), capF: [X(s.capF[0]), s.capF[1]], capR: [X(s.capR[0]), s.capR[1]],
    nose: s.nose.map(([y, d]) => [Y(y), X(d)]), tail: s.tail.map(([y, d]) => [Y(y), X(d)]), noseLen: X(s.noseLen), tailLen: X(s.tailLen), wheelR: wheelR ?? s.wheelR,
    head: shp(s.head), grille: shp(s.grille), intake: shp(s.intake), tailLamp: shp(s.tailLamp), diffuser: shp(s.diffuser), round: map(s.round, zy), fogs: map(s.fogs, zy),
    plateR: Y(s.plateR), plateF: Y(s.plateF), badge: s.badge ? Y(s.badge) : s.badge, hoodX: X(s.hoodX), hood0: s.hood0 && X(s.hood0), dash: X(s.dash), mirror: s.mirror && xy(s.mirror), seats: map(s.seats, ([x, h, q]) => [X(x), Y(h), ...(q ? [q] : [])]), mirrorY: s.mirrorY && Y(s.mirrorY), floorY: Y(s.floorY ?? 0.30), cabin: map(s.cabin, X), chromeLine: map(s.chromeLine, X), roofPaint: map(s.roofPaint, X), sunroof: s.sunroof && [X(s.sunroof[0]), X(s.sunroof[1]), Z(s.sunroof[2])],
    doors: map(s.doors, d => ({ ...d, x0: X(d.x0), x1: X(d.x1), bot: Y(d.bot), hx: d.hx && X(d.hx), rear: map(d.rear, xy), rail: map(d.rail, xy) })), bumperSeam: map(s.bumperSeam, b => b.map(xy)) };
  if (s.dlo) o.dlo = { ...s.dlo, a: y => X(s.dlo.a(iy(y))), c: y => X(s.dlo.c(iy(y))), pillars: s.dlo.pillars.map(p => ({ ...p, x: X(p.x), w: p.w * Math.min(1, kx), k: (p.k || 0) * kx / ky })) };
  for (const k of ['ws', 'rg']) if (s[k]) o[k] = { ...s[k], x0: X(s[k].x0), x1: X(s[k].x1) };
  if (s.backlight) o.backlight = { ...s.backlight, pts: s.backlight.pts.map(zy) };
  if (s.cladding) o.cladding = { ...s.cladding, front: s.cladding.front && Y(s.cladding.front), rear: s.cladding.rear && Y(s.cladding.rear) };
  if (s.gate) o.gate = { ...s.gate, pts: s.gate.pts.map(zy), x: X(s.gate.x), hinge: s.gate.hinge.map((q, i) => [X, Y, Z][i](q)), top: s.gate.top && ((z, y) => X(s.gate.top(z / kz, y))), seamTop: s.gate.seamTop && Y(s.gate.seamTop) };
  if (s.boot) o.boot = { ...s.boot, x0: X(s.boot.x0), x1: X(s.boot.x1), y: Y(s.boot.y), w: Z(s.boot.w), h: s.boot.h * ky };
  if (s.bed) o.bed = { ...s.bed, x0: X(s.bed.x0), x1: X(s.bed.x1), z: Z(s.bed.z) };
  return o;
}
