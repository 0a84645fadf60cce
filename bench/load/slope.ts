/** The slope of the line through points of (hours, value) by least squares. */
export function slopeAnHour(points: readonly (readonly [number, number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [hours, value] = [mean(([hour]) => hour), mean(([, each]) => each)];
  const together = mean(([hour, each]) => (hour - hours) * (each - value));
  return together / mean(([hour]) => (hour - hours) ** 2);
}
