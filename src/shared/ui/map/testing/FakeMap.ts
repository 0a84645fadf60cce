type Bounds = readonly [west: number, south: number, east: number, north: number];
type Listener = (event: object) => void;

/** What the map needs of its library, without a picture: places are pixels by tens of a degree. */
export class FakeMap {
  static last: FakeMap | null = null;
  static isBroken = false;

  readonly touchZoomRotate = { disableRotation: () => undefined };
  readonly keyboard = { disableRotation: () => undefined };
  readonly #container: HTMLElement;
  readonly #listeners = new Map<string, Set<Listener>>();
  #bounds: Bounds;
  #zoom = 6;

  constructor({ container, bounds }: { readonly container: HTMLElement; readonly bounds: Bounds }) {
    if (FakeMap.isBroken) throw new Error('No WebGL.');
    this.#container = container;
    this.#bounds = bounds;
    FakeMap.last = this;
  }

  getCanvasContainer(): HTMLElement {
    return this.#container;
  }

  getCanvas(): HTMLElement {
    return this.#container;
  }

  getBounds() {
    const [west, south, east, north] = this.#bounds;
    return { getWest: () => west, getSouth: () => south, getEast: () => east, getNorth: () => north };
  }

  getCenter() {
    const [west, south, east, north] = this.#bounds;
    return { lng: (west + east) / 2, lat: (south + north) / 2 };
  }

  getZoom(): number {
    return this.#zoom;
  }

  project([lng, lat]: readonly [number, number]) {
    return { x: lng * 10, y: lat * 10 };
  }

  unproject([x, y]: readonly [number, number]) {
    return { lng: x / 10, lat: y / 10 };
  }

  on(name: string, listener: Listener): void {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
  }

  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener);
  }

  fire(name: string, event: object = {}): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  moveTo(bounds: Bounds, zoom: number): void {
    [this.#bounds, this.#zoom] = [bounds, zoom];
    this.fire('moveend');
  }

  fitBounds(bounds: Bounds): void {
    this.moveTo(bounds, this.#zoom);
  }

  easeTo({ zoom }: { readonly zoom: number }): void {
    this.moveTo(this.#bounds, zoom);
  }

  setStyle(): void {
    this.fire('styledata');
  }

  remove(): void {
    if (FakeMap.last === this) FakeMap.last = null;
  }
}
