import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { CarCard } from '#contract/calls/cars.ts';

export interface CarActionProps {
  readonly car: Pick<CarCard, 'id' | 'brand' | 'model'>;
  /** Over the corner of a photo, or beside the other buttons of the car's page. */
  readonly place: 'photo' | 'page';
}

/** What can be done with a car wherever it is shown. The app brings it: cars know nothing of who marks them. */
export const CarAction = createContext<(props: CarActionProps) => ReactNode>(() => null);
