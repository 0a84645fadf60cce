export type Point = readonly [lng: number, lat: number];

/** Douglas and Peucker: the ends, and whatever is further from the line between them than the tolerance. */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  let [furthest, distance] = [0, 0];
  points.forEach((point, index) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [furthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(furthest), tolerance),
  ];
}

function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}
