import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { simplify, type Point } from './simplify.ts';

/*
 * Cuts the map of the region that the site carries itself from Natural Earth (public domain; countries at 1:10 million in
 * the package `world-atlas`): `node tools/map/cutRegion.ts`. A test compares the file with what this makes.
 */
const REGION = { west: 34, south: 37, east: 52, north: 47 };
const HOME = 'Georgia';
/** How far a border may be from the original, degrees: the home country is looked at from nearer. */
const TOLERANCE = { home: 0.001, others: 0.006 };

export const REGION_FILE = join(import.meta.dirname, '../../src/shared/ui/map/base/region.json');

type Ring = readonly Point[];

/** Sutherland and Hodgman, one side of the region after the other. */
function clip(ring: Ring): Ring {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, REGION.west, 1],
    [0, REGION.east, -1],
    [1, REGION.south, 1],
    [1, REGION.north, -1],
  ];
  return sides.reduce<Ring>((points, [axis, limit, sign]) => {
    const isIn = (point: Point): boolean => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const crossing = isIn(before) === isIn(point) ? [] : [crossingOf(before, point, axis, limit)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function crossingOf(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function cutRing(ring: Ring, tolerance: number): Ring | null {
  // The last point repeats the first one.
  const points = simplify(clip(ring.slice(0, -1)), tolerance).map(([lng, lat]): Point => [
    Number(lng.toFixed(3)),
    Number(lat.toFixed(3)),
  ]);
  const [first] = points;
  return first === undefined || points.length < 3 ? null : [...points, first];
}

type World = Parameters<typeof feature>[0];

/** GeoJSON as text. */
export function cutRegion(): string {
  const atlas = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  // What the package says it contains.
  const world = JSON.parse(readFileSync(atlas, 'utf8')) as World;
  const { countries } = world.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries.');
  const features = feature(world, countries).features.flatMap(({ properties, geometry }) => {
    const isHome = properties?.['name'] === HOME;
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const coordinates = polygons.flatMap((rings) => {
      const cut = rings.flatMap((ring) => {
        const points = ring.map(([lng = 0, lat = 0]): Point => [lng, lat]);
        const one = cutRing(points, isHome ? TOLERANCE.home : TOLERANCE.others);
        return one === null ? [] : [one];
      });
      return cut.length === 0 ? [] : [cut];
    });
    return coordinates.length === 0
      ? []
      : [
          {
            type: 'Feature',
            properties: { kind: isHome ? 'home' : 'country' },
            geometry: { type: 'MultiPolygon', coordinates },
          },
        ];
  });
  // The home country is drawn above its neighbours.
  features.sort((a, b) => Number(a.properties.kind === 'home') - Number(b.properties.kind === 'home'));
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

if (import.meta.main) writeFileSync(REGION_FILE, cutRegion());
