import type { Shot } from '#contract/calls/cars/cars.ts';
import { pictureOf, shots } from '#mocks/fixtures/cars/pictures.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import type { mockFleet } from './mockFleet.ts';

/** Lets the same back end accept photos. */
export function mockPhotos(fleet: ReturnType<typeof mockFleet>) {
  const missing = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
  const found = (id: string | undefined) => fleet.cars.get(Number(id));
  const { save } = fleet;
  server.use(
    handlerOf('saveCarImage', ({ params }) => {
      const car = found(params['id']);
      const shot = shots.find((one) => one === params['shot']);
      if (car === undefined || shot === undefined) return missing();
      const others = car.images.filter((image) => image.shot !== shot);
      const isMain = others.every((image) => !image.is_main);
      return save({ ...car, images: [...others, { ...pictureOf('red', shot), is_main: isMain }] });
    }),
    handlerOf('removeCarImage', ({ params }) => {
      const car = found(params['id']);
      if (car === undefined) return missing();
      return save({ ...car, images: car.images.filter(({ shot }) => shot !== params['shot']) });
    }),
    handlerOf('chooseMainImage', ({ params, body }) => {
      const car = found(params['id']);
      if (car === undefined) return missing();
      return save({ ...car, images: car.images.map((image) => ({ ...image, is_main: image.shot === body.shot })) });
    }),
    handlerOf('swapCarImages', ({ params, body: { from, to } }) => {
      const car = found(params['id']);
      if (car === undefined) return missing();
      const other = (shot: Shot) => (shot === from ? to : shot === to ? from : shot);
      return save({ ...car, images: car.images.map((image) => ({ ...image, shot: other(image.shot) })) });
    }),
  );
  return fleet;
}
