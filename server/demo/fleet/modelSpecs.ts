/** Facts of a model, for its texts, prices and terms; its look is in the entry of its pictures. */
export type Body =
  | 'hatchback'
  | 'sedan'
  | 'executive'
  | 'suv'
  | 'offroad'
  | 'minivan'
  | 'coupe'
  | 'classic'
  | 'pickup'
  | 'minibus';

export interface ModelSpec {
  readonly brand: string;
  readonly model: string;
  readonly body: Body;
  readonly years: readonly [number, number];
  /** GEL a day of the oldest and of the newest year. */
  readonly prices: readonly [number, number];
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric' | 'gas';
  readonly gearbox: 'automatic' | 'manual';
  readonly drive: 'front' | 'rear' | 'all';
  readonly engine: number | null;
  readonly seats: number;
  readonly doors: number;
  /** Litres (electric: kWh) for 100 km, in the city and on the track. */
  readonly consumption: readonly [number, number];
}

type Row = readonly [
  brand: string,
  model: string,
  years: readonly [number, number],
  prices: readonly [number, number],
  fuel: ModelSpec['fuel'],
  gearbox: ModelSpec['gearbox'],
  drive: ModelSpec['drive'],
  engine: number | null,
  seats: number,
  doors: number,
  consumption: readonly [number, number],
];

const rows: Readonly<Record<Body, readonly Row[]>> = {
  hatchback: [
    ['toyota', 'yaris', [2015, 2021], [65, 95], 'petrol', 'automatic', 'front', 1329, 5, 5, [6.4, 4.6]],
    ['toyota', 'aqua', [2014, 2019], [65, 90], 'hybrid', 'automatic', 'front', 1496, 5, 5, [4.1, 4.3]],
    ['honda', 'fit', [2013, 2019], [60, 90], 'hybrid', 'automatic', 'front', 1496, 5, 5, [4.6, 4.4]],
    ['kia', 'picanto', [2018, 2023], [60, 85], 'petrol', 'automatic', 'front', 1248, 5, 5, [6.5, 4.7]],
    ['kia', 'rio', [2017, 2022], [65, 90], 'petrol', 'manual', 'front', 1368, 5, 5, [7.2, 5.1]],
    ['volkswagen', 'golf', [2015, 2020], [85, 115], 'petrol', 'manual', 'front', 1395, 5, 5, [6.6, 4.6]],
    ['nissan', 'leaf', [2016, 2022], [80, 115], 'electric', 'automatic', 'front', null, 5, 5, [15.8, 19.2]],
    ['suzuki', 'swift', [2017, 2022], [65, 85], 'petrol', 'manual', 'front', 1242, 5, 5, [5.8, 4.4]],
    ['skoda', 'fabia', [2016, 2021], [65, 85], 'petrol', 'manual', 'front', 1197, 5, 5, [6.1, 4.2]],
  ],
  sedan: [
    ['toyota', 'corolla', [2016, 2022], [85, 125], 'hybrid', 'automatic', 'front', 1798, 5, 4, [4.5, 4.3]],
    ['toyota', 'prius', [2013, 2020], [75, 110], 'hybrid', 'automatic', 'front', 1798, 5, 5, [4.2, 4.4]],
    ['hyundai', 'elantra', [2016, 2021], [80, 105], 'petrol', 'automatic', 'front', 1999, 5, 4, [8.4, 6.1]],
    ['hyundai', 'sonata', [2015, 2021], [85, 125], 'gas', 'automatic', 'front', 1999, 5, 4, [10.2, 7.3]],
    ['kia', 'optima', [2015, 2020], [85, 115], 'petrol', 'automatic', 'front', 2359, 5, 4, [9.6, 6.5]],
    ['chevrolet', 'cruze', [2014, 2018], [70, 90], 'petrol', 'automatic', 'front', 1399, 5, 4, [8.1, 5.8]],
    ['ford', 'fusion', [2014, 2019], [80, 105], 'hybrid', 'automatic', 'front', 1999, 5, 4, [5.6, 5.7]],
    ['skoda', 'octavia', [2016, 2021], [95, 125], 'diesel', 'manual', 'front', 1968, 5, 5, [5.2, 4.1]],
    ['mazda', '3', [2016, 2021], [90, 115], 'petrol', 'automatic', 'front', 1998, 5, 4, [7.9, 5.5]],
    ['tesla', 'model-3', [2019, 2023], [170, 230], 'electric', 'automatic', 'rear', null, 5, 4, [14.1, 17.3]],
  ],
  executive: [
    ['mercedes-benz', 'e-class', [2016, 2021], [210, 310], 'petrol', 'automatic', 'rear', 1991, 5, 4, [9.3, 6.4]],
    ['mercedes-benz', 's-class', [2015, 2021], [420, 620], 'petrol', 'automatic', 'all', 2996, 5, 4, [11.8, 7.6]],
    ['bmw', '5-series', [2016, 2021], [200, 290], 'petrol', 'automatic', 'rear', 1998, 5, 4, [8.9, 6.2]],
    ['audi', 'a6', [2016, 2021], [190, 280], 'diesel', 'automatic', 'all', 2967, 5, 4, [7.1, 5.4]],
    ['lexus', 'es', [2016, 2021], [170, 240], 'hybrid', 'automatic', 'front', 2487, 5, 4, [5.8, 5.6]],
  ],
  suv: [
    ['toyota', 'rav4', [2016, 2023], [125, 185], 'hybrid', 'automatic', 'all', 2487, 5, 5, [5.9, 5.8]],
    ['hyundai', 'tucson', [2016, 2022], [115, 160], 'petrol', 'automatic', 'all', 1999, 5, 5, [10.1, 7.3]],
    ['kia', 'sportage', [2016, 2022], [115, 160], 'petrol', 'automatic', 'all', 2359, 5, 5, [10.6, 7.8]],
    ['mitsubishi', 'outlander', [2015, 2021], [105, 145], 'petrol', 'automatic', 'all', 2360, 7, 5, [10.3, 7.6]],
    ['subaru', 'forester', [2015, 2021], [105, 150], 'petrol', 'automatic', 'all', 2498, 5, 5, [9.2, 6.9]],
    ['subaru', 'crosstrek', [2016, 2021], [100, 135], 'petrol', 'automatic', 'all', 1995, 5, 5, [8.9, 6.7]],
    ['nissan', 'juke', [2014, 2020], [85, 120], 'petrol', 'automatic', 'front', 1598, 5, 5, [8.3, 5.9]],
    ['honda', 'cr-v', [2016, 2021], [115, 150], 'petrol', 'automatic', 'all', 1498, 5, 5, [8.4, 6.5]],
    ['mazda', 'cx-5', [2016, 2022], [115, 160], 'petrol', 'automatic', 'all', 2488, 5, 5, [9.3, 7.1]],
    ['lexus', 'rx', [2016, 2020], [200, 270], 'hybrid', 'automatic', 'all', 3456, 5, 5, [7.9, 7.6]],
    ['bmw', 'x5', [2015, 2021], [230, 360], 'diesel', 'automatic', 'all', 2993, 5, 5, [8.4, 6.6]],
    ['volkswagen', 'tiguan', [2017, 2021], [115, 145], 'diesel', 'automatic', 'all', 1968, 5, 5, [7.1, 5.6]],
  ],
  offroad: [
    ['mitsubishi', 'pajero', [2008, 2019], [120, 190], 'diesel', 'automatic', 'all', 3200, 7, 5, [11.4, 8.2]],
    ['toyota', 'land-cruiser-prado', [2010, 2020], [170, 290], 'diesel', 'automatic', 'all', 2755, 7, 5, [10.4, 7.6]],
    ['toyota', '4runner', [2012, 2020], [160, 250], 'petrol', 'automatic', 'all', 3956, 5, 5, [14.1, 11.2]],
    ['lexus', 'gx-470', [2005, 2009], [120, 150], 'petrol', 'automatic', 'all', 4663, 7, 5, [16.2, 12.6]],
    ['jeep', 'wrangler', [2014, 2021], [180, 280], 'petrol', 'manual', 'all', 3604, 4, 3, [14.7, 11.3]],
    ['suzuki', 'jimny', [2016, 2022], [105, 165], 'petrol', 'manual', 'all', 1462, 4, 3, [8.1, 6.6]],
    ['uaz', 'hunter', [2012, 2018], [80, 105], 'petrol', 'manual', 'all', 2693, 5, 5, [15.5, 11.9]],
    ['land-rover', 'defender', [2010, 2021], [190, 420], 'diesel', 'automatic', 'all', 2198, 5, 5, [11.2, 9.1]],
  ],
  minivan: [
    ['mitsubishi', 'delica', [2007, 2019], [120, 185], 'diesel', 'automatic', 'all', 2267, 8, 5, [10.1, 7.4]],
    ['honda', 'odyssey', [2014, 2020], [125, 175], 'petrol', 'automatic', 'front', 3471, 8, 5, [11.9, 8.4]],
    ['toyota', 'sienna', [2014, 2021], [135, 215], 'petrol', 'automatic', 'front', 3456, 8, 5, [12.1, 8.9]],
    ['toyota', 'alphard', [2015, 2021], [180, 280], 'hybrid', 'automatic', 'all', 2493, 7, 5, [6.8, 6.4]],
    ['kia', 'carnival', [2016, 2022], [140, 210], 'diesel', 'automatic', 'front', 2199, 8, 5, [9.6, 6.9]],
    ['mercedes-benz', 'v-class', [2016, 2021], [240, 340], 'diesel', 'automatic', 'rear', 2143, 8, 5, [8.1, 6.3]],
  ],
  coupe: [
    ['ford', 'mustang', [2015, 2021], [260, 380], 'petrol', 'automatic', 'rear', 4951, 4, 2, [15.4, 9.6]],
    ['chevrolet', 'camaro', [2016, 2020], [260, 350], 'petrol', 'automatic', 'rear', 6162, 4, 2, [15.9, 9.8]],
    ['bmw', 'm4', [2016, 2021], [420, 560], 'petrol', 'automatic', 'rear', 2979, 4, 2, [12.4, 8.1]],
    ['nissan', '370z', [2012, 2018], [210, 270], 'petrol', 'manual', 'rear', 3696, 2, 2, [14.3, 9.1]],
    ['subaru', 'brz', [2014, 2022], [190, 270], 'petrol', 'manual', 'rear', 1998, 4, 2, [10.4, 7.2]],
    ['toyota', 'gr86', [2021, 2023], [270, 310], 'petrol', 'manual', 'rear', 2387, 4, 2, [11.2, 7.6]],
  ],
  classic: [
    ['gaz', '21-volga', [1962, 1969], [260, 310], 'petrol', 'manual', 'rear', 2445, 5, 4, [14.0, 10.5]],
    ['gaz', '24-volga', [1974, 1984], [160, 200], 'petrol', 'manual', 'rear', 2445, 5, 4, [13.4, 9.8]],
    ['vaz', '2101', [1971, 1979], [110, 140], 'petrol', 'manual', 'rear', 1198, 5, 4, [9.6, 7.4]],
    ['vaz', '2106', [1978, 1989], [90, 120], 'petrol', 'manual', 'rear', 1569, 5, 4, [10.1, 7.6]],
    ['mercedes-benz', 'w123', [1978, 1985], [190, 240], 'diesel', 'manual', 'rear', 2399, 5, 4, [10.2, 7.5]],
  ],
  pickup: [
    ['toyota', 'hilux', [2014, 2021], [140, 210], 'diesel', 'manual', 'all', 2393, 5, 4, [9.1, 7.1]],
    ['mitsubishi', 'l200', [2014, 2020], [125, 170], 'diesel', 'manual', 'all', 2442, 5, 4, [8.8, 6.9]],
    ['nissan', 'navara', [2015, 2020], [125, 165], 'diesel', 'automatic', 'all', 2298, 5, 4, [8.4, 6.6]],
    ['ford', 'ranger', [2015, 2021], [135, 190], 'diesel', 'automatic', 'all', 3198, 5, 4, [9.9, 7.6]],
  ],
  minibus: [
    ['mercedes-benz', 'sprinter', [2014, 2021], [230, 360], 'diesel', 'manual', 'rear', 2143, 19, 4, [11.4, 8.7]],
    ['ford', 'transit', [2014, 2020], [200, 280], 'diesel', 'manual', 'rear', 2198, 16, 4, [11.1, 8.5]],
    ['volkswagen', 'crafter', [2015, 2020], [220, 300], 'diesel', 'manual', 'rear', 1968, 17, 4, [10.8, 8.2]],
    ['toyota', 'hiace', [2012, 2019], [180, 250], 'diesel', 'manual', 'rear', 2982, 12, 5, [10.6, 8.3]],
    ['hyundai', 'h-1', [2014, 2020], [170, 220], 'diesel', 'automatic', 'rear', 2497, 9, 5, [10.2, 7.7]],
  ],
};

// Object.entries of a Record over a closed union gives exactly that union.
export const modelSpecs: readonly ModelSpec[] = (Object.entries(rows) as [Body, readonly Row[]][]).flatMap(
  ([body, list]) =>
    list.map(([brand, model, years, prices, fuel, gearbox, drive, engine, seats, doors, consumption]) => ({
      brand,
      model,
      body,
      years,
      prices,
      fuel,
      gearbox,
      drive,
      engine,
      seats,
      doors,
      consumption,
    })),
);
