import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { CarCard } from '#contract/calls/cars/cars.ts';

export interface CarActionProps {
  readonly car: Pick<CarCard, 'id' | 'brand' | 'model'>;
  /** In the corner of a photo, or among the other buttons of the car page. */
  readonly place: 'photo' | 'page';
}

/** The action shown on every car. Injected by the app, so that cars do not depend on favourites. */
export const CarAction = createContext<(props: CarActionProps) => ReactNode>(() => null);
