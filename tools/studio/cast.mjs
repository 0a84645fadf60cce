// castModels(fleet): one of the models it suits for every car, so that as many models as possible are there before any has a second car.
export const slug = name => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll(' ', '-');
export function castModels(fleet) {
  const carOf = new Map(), cast = new Map(), count = new Map(); // model -> car, car -> model, model -> cars
  const take = (v, tried) => v.suits.some(m => { if (tried.has(m)) return false; tried.add(m); const other = carOf.get(m); if (other && !take(other, tried)) return false; carOf.set(m, v); return true; });
  for (const v of fleet) take(v, new Set());
  for (const [m, v] of carOf) { cast.set(v.id, m); count.set(m, 1); }
  for (const v of fleet) if (!cast.has(v.id)) { const m = v.suits.toSorted((a, b) => (count.get(a) ?? 0) - (count.get(b) ?? 0))[0]; cast.set(v.id, m); count.set(m, (count.get(m) ?? 0) + 1); }
  return new Map([...cast].map(([id, m]) => [id, slug(m)]));
}
