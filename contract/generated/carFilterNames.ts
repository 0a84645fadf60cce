// Made by tools/generate.ts from ../domain/cars/carFields.ts: change that, not this.
export const listFilterNames = ['brand', 'model', 'category', 'car_type', 'fuel', 'transmission', 'drive', 'doors', 'steering'] as const;
export const boundsFilterNames = ['year', 'engine'] as const;
export const boundNames = ['year_min', 'year_max', 'engine_min', 'engine_max'] as const;
export const choiceFilterNames = ['instant'] as const;
export const boundLimits = {
  year_min: [1900, 9999],
  year_max: [1900, 9999],
  engine_min: [0, 99999],
  engine_max: [0, 99999],
} as const;
