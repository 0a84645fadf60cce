// [id, paint, { face: [lamps, grille, intake], wheel, k: stretch, trim, setting, rhd, cat, suits }]
const e = ['economy'], c = ['comfort'], b = ['business'], s = ['suv'], o = ['offroad'], p = ['pickup'], m = ['minivan'], u = ['bus'], x = ['sports'];
export const CARS = [
  // hatchbacks
  ['hatchback-01', 'white', { face: ['block', 'dark', 'fogs'], wheel: 'turbine', k: { kx: 0.97, ky: 1.04 }, rhd: true, cat: e, suits: ['Honda Fit', 'Toyota Aqua'] }],
  ['hatchback-02', 'navy', { face: ['tick', 'mesh', 'trio'], wheel: 'twin', trim: ['blackroof', 'fin'], cat: e, suits: ['Kia Rio', 'Škoda Fabia'] }],
  ['hatchback-03', 'orange', { face: ['round', 'slot', 'wide'], wheel: 'star', k: { kx: 0.95, ky: 1.0 }, trim: ['whiteroof', 'mast'], cat: e, suits: ['Suzuki Swift'] }],
  ['hatchback-04', 'silver', { face: ['slit', 'wide', 'fogs'], wheel: 'multi', k: { kx: 1.06, ky: 0.985, kz: 1.01 }, trim: ['fin'], cat: [...e, ...c], suits: ['Volkswagen Golf', 'Škoda Fabia'] }],
  ['hatchback-05', 'lightblue', { face: ['bar', 'closed', 'low'], wheel: 'aero', k: { kx: 1.05, ky: 1.02 }, trim: ['spoiler', 'fin'], rhd: true, cat: e, suits: ['Nissan Leaf'] }],
  ['hatchback-06', 'graphite', { face: ['block', 'kidney', 'scoop'], wheel: 'splitDark', k: { kx: 1.04, ky: 0.97, kz: 1.02 }, trim: ['sunroof', 'spoiler'], cat: [...e, ...c], suits: ['Volkswagen Golf'] }],
  ['hatchback-07', 'burgundy', { face: ['tall', 'bars', 'fogs'], wheel: 'slim', k: { kx: 0.98, ky: 1.02 }, trim: ['moulding'], rhd: true, cat: e, suits: ['Toyota Yaris', 'Toyota Aqua'] }],
  ['hatchback-08', 'mint', { face: ['quad', 'dark', 'low'], wheel: 'steel', k: { kx: 0.93, ky: 1.05, kz: 0.98 }, trim: ['mast'], cat: e, suits: ['Kia Picanto', 'Toyota Yaris'] }],
  ['hatchback-09', 'beige', { face: ['split', 'slot', 'low'], wheel: 'bold5', k: { kx: 0.99, ky: 1.05, dy: 0.03 }, trim: ['clad', 'rails'], cat: e, suits: ['Honda Fit', 'Kia Rio'] }],
  ['hatchback-10', 'black', { face: ['slit', 'spindle', 'trio'], wheel: 'y7', k: { kx: 1.02, ky: 0.98 }, trim: ['chromeline', 'fin', 'spoiler'], cat: e, suits: ['Nissan Leaf', 'Kia Rio'] }],
  ['hatchback-11', 'yellow', { face: ['roundDark', 'dark', 'wide'], wheel: 'starDark', k: { kx: 0.94, ky: 1.03 }, trim: ['blackroof', 'darkmirror'], cat: e, suits: ['Suzuki Swift', 'Kia Picanto'] }],
  // sedans
  ['sedan-01', 'white', { face: ['block', 'mesh', 'fogs'], wheel: 'twin', cat: c, suits: ['Chevrolet Cruze', 'Hyundai Elantra'] }],
  ['sedan-02', 'graphite', { face: ['slit', 'spindle', 'trio'], wheel: 'y', k: { kx: 1.05, ky: 0.99 }, trim: ['sunroof', 'fin'], cat: c, suits: ['Hyundai Sonata', 'Kia Optima'] }],
  ['sedan-03', 'burgundy', { face: ['tick', 'bars', 'wide'], wheel: 'turbine', k: { kx: 0.99, ky: 1.02 }, trim: ['chromeline'], cat: c, suits: ['Toyota Corolla'] }],
  ['sedan-04', 'champagne', { face: ['tall', 'wide', 'fogs'], wheel: 'multi', k: { kx: 1.04, ky: 1.01 }, cat: c, suits: ['Škoda Octavia', 'Ford Fusion'] }],
  ['sedan-05', 'cobalt', { face: ['quad', 'dark', 'scoop'], wheel: 'splitDark', k: { kx: 0.98, ky: 0.98, kz: 1.01 }, trim: ['blackroof', 'duck'], cat: c, suits: ['Mazda 3', 'Hyundai Elantra'] }],
  ['sedan-06', 'snow', { face: ['bar', 'closed', 'low'], wheel: 'aero', k: { kx: 1.03, ky: 0.99 }, trim: ['sunroof'], cat: c, suits: ['Tesla Model 3'] }],
  ['sedan-07', 'petrol', { face: ['split', 'slot', 'scoop'], wheel: 'star', k: { kx: 1.02, ky: 1 }, trim: ['fin'], cat: c, suits: ['Hyundai Elantra', 'Hyundai Sonata'] }],
  ['sedan-08', 'black', { face: ['block', 'vertical', 'trio'], wheel: 'mesh', k: { kx: 1.06, ky: 1.01 }, trim: ['chromeline', 'fin'], cat: [...c, ...b], suits: ['Ford Fusion', 'Škoda Octavia'] }],
  ['sedan-09', 'silver', { face: ['tick', 'slot', 'fogs'], wheel: 'slim', k: { kx: 0.97, ky: 1.03 }, rhd: true, trim: ['moulding'], cat: c, suits: ['Toyota Corolla'] }],
  ['sedan-10', 'red', { face: ['slit', 'dark', 'scoop'], wheel: 'starDark', k: { kx: 1.0, ky: 0.98 }, trim: ['duck', 'darkmirror'], cat: c, suits: ['Mazda 3', 'Kia Optima'] }],
  ['sedan-11', 'lightblue', { face: ['block', 'wide', 'low'], wheel: 'steel', k: { kx: 0.98, ky: 1.02 }, cat: c, suits: ['Chevrolet Cruze'] }],
  ['sedan-12', 'olive', { face: ['quad', 'kidney', 'fogs'], wheel: 'twin6', k: { kx: 1.02, ky: 1.01 }, trim: ['hatchroof'], cat: c, suits: ['Ford Fusion', 'Kia Optima'] }],
  // business
  ['executive-01', 'silver', { face: ['block', 'kidney', 'trio'], wheel: 'y7', trim: ['fin', 'chromeline'], cat: b, suits: ['BMW 5 Series'] }],
  ['executive-02', 'navy', { face: ['quad', 'kidney', 'scoop'], wheel: 'split', k: { kx: 0.98, ky: 0.985 }, trim: ['sunroof', 'fin'], cat: b, suits: ['BMW 5 Series'] }],
  ['executive-03', 'white', { face: ['slit', 'mesh', 'scoop'], wheel: 'multiDark', k: { kx: 0.985 }, trim: ['fin', 'sunroof'], cat: b, suits: ['Audi A6'] }],
  ['executive-04', 'black', { face: ['tall', 'vertical', 'wide'], wheel: 'mesh', k: { kx: 1.04, ky: 1.015 }, trim: ['chromeline'], cat: b, suits: ['Mercedes-Benz S-Class'] }],
  ['executive-05', 'champagne', { face: ['tick', 'spindle', 'low'], wheel: 'turbine', k: { kx: 0.99, ky: 0.99 }, trim: ['chromeline', 'hatchroof'], cat: b, suits: ['Lexus ES'] }],
  ['executive-06', 'graphite', { face: ['block', 'bars', 'scoop'], wheel: 'twin6', trim: ['fin'], cat: b, suits: ['Mercedes-Benz E-Class', 'Audi A6'] }],
  ['executive-07', 'burgundy', { face: ['tall', 'bars', 'trio'], wheel: 'star', k: { kx: 1.01, ky: 1.01 }, trim: ['chromeline', 'sunroof'], cat: b, suits: ['Mercedes-Benz E-Class', 'Mercedes-Benz S-Class'] }],
  // suvs
  ['suv-01', 'white', { face: ['slit', 'mesh', 'trio'], wheel: 'star', trim: ['rails', 'skid'], cat: s, suits: ['Toyota RAV4', 'Kia Sportage'] }],
  ['suv-02', 'graphite', { face: ['block', 'kidney', 'scoop'], wheel: 'y7', k: { kx: 1.10, ky: 1.01, kz: 1.05 }, trim: ['bareroof', 'sunroof', 'chromeline'], cat: [...s, ...b], suits: ['BMW X5'] }],
  ['suv-03', 'burgundy', { face: ['tick', 'dark', 'wide'], wheel: 'splitDark', k: { kx: 1.03, ky: 0.98 }, trim: ['bareroof', 'fin'], cat: s, suits: ['Mazda CX-5'] }],
  ['suv-04', 'lightblue', { face: ['split', 'closed', 'low'], wheel: 'bold5', trim: ['railsBlack', 'skid'], cat: s, suits: ['Hyundai Tucson', 'Kia Sportage'] }],
  ['suv-05', 'silver', { face: ['tall', 'bars', 'fogs'], wheel: 'multi', k: { kx: 1.04, ky: 1.02 }, trim: ['rails'], cat: s, suits: ['Honda CR-V', 'Nissan X-Trail'] }],
  ['suv-06', 'navy', { face: ['slit', 'spindle', 'low'], wheel: 'mesh', k: { kx: 1.1, ky: 1, kz: 1.03 }, trim: ['bareroof', 'chromeline', 'fin'], cat: [...s, ...b], suits: ['Lexus RX'] }],
  ['suv-07', 'olive', { face: ['quad', 'vertical', 'fogs'], wheel: 'bronze', k: { kx: 1.04, ky: 1.03, dy: 0.04, wheelR: 0.38 }, trim: ['railsBlack', 'bars', 'skid'], rhd: true, cat: [...s, ...o], suits: ['Subaru Forester'] }],
  ['suv-08', 'orange', { face: ['block', 'wide', 'trio'], wheel: 'twin6', k: { kx: 0.98, ky: 0.94, dy: 0.03 }, trim: ['blackroof', 'rails'], cat: s, suits: ['Subaru Crosstrek', 'Volkswagen Tiguan'] }],
  ['suv-09', 'black', { face: ['block', 'bars', 'low'], wheel: 'split', k: { kx: 1.05, ky: 1.01 }, trim: ['roofbox'], cat: s, suits: ['Mitsubishi Outlander', 'Nissan X-Trail'] }],
  // minivans
  ['minivan-01', 'black', { face: ['tall', 'bars', 'fogs'], wheel: 'mesh', k: { kx: 1.05, ky: 1.04 }, trim: ['bareroof', 'chromeline'], rhd: true, cat: m, suits: ['Toyota Alphard'] }],
  ['minivan-02', 'white', { face: ['block', 'mesh', 'trio'], wheel: 'twin', k: { kx: 1.06, ky: 1.0 }, trim: ['sunroof'], cat: m, suits: ['Kia Carnival'] }],
  ['minivan-03', 'burgundy', { face: ['tick', 'slot', 'low'], wheel: 'turbine', k: { kx: 1.04, ky: 0.98 }, trim: ['bareroof', 'fin'], cat: m, suits: ['Honda Odyssey', 'Toyota Sienna'] }],
  ['minivan-04', 'champagne', { face: ['block', 'wide', 'fogs'], wheel: 'slim', k: { kx: 1.07, ky: 1.0 }, trim: ['roofbox'], cat: m, suits: ['Toyota Sienna', 'Honda Odyssey'] }],
  // pickups
  ['pickup-01', 'red', { face: ['tick', 'mesh', 'fogs'], wheel: 'star', trim: ['steps'], cat: p, suits: ['Ford Ranger'] }],
  ['pickup-02', 'silver', { face: ['block', 'bars', 'wide'], wheel: 'bold6', k: { kx: 0.98, dy: 0.02 }, trim: ['bull', 'steps'], cat: p, suits: ['Toyota Hilux', 'Nissan Navara'] }],
  ['pickup-03', 'navy', { face: ['split', 'wide', 'low'], wheel: 'twin6', k: { kx: 0.99 }, cat: p, suits: ['Mitsubishi L200'] }],
  ['pickup-04', 'olive', { face: ['quad', 'dark', 'fogs'], wheel: 'boldBlack', k: { dy: 0.06, wheelR: 0.42 }, trim: ['lamps4', 'bull'], cat: [...p, ...o], suits: ['Toyota Hilux'] }],
  ['pickup-05', 'orange', { face: ['slit', 'spindle', 'trio'], wheel: 'splitDark', trim: ['steps', 'darkmirror'], cat: p, suits: ['Nissan Navara', 'Ford Ranger'] }],
  // off-road
  ['offroad-01', 'olive', { wheel: 'steelBlack', trim: ['bareroof', 'lamps4'], cat: o, suits: ['Land Rover Defender', 'UAZ Hunter'] }],
  ['offroad-02', 'lightblue', { wheel: 'steelWhite', trim: ['bareroof', 'whiteroof', 'mast'], k: { kx: 1.0, ky: 0.98 }, cat: o, suits: ['Land Rover Defender'] }],
  ['offroad-03', 'black', { wheel: 'star', trim: ['whiteroof'], cat: o, suits: ['Land Rover Defender'] }],
  // coupes
  ['coupe-01', 'yellow', { face: ['slit', 'kidney', 'scoop'], wheel: 'splitDark', trim: ['duck'], cat: x, suits: ['BMW M4'] }],
  ['coupe-02', 'white', { face: ['tick', 'mesh', 'scoop'], wheel: 'meshDark', k: { kx: 0.96, ky: 1.0, kz: 0.97 }, trim: ['wing'], cat: x, suits: ['Subaru BRZ', 'Toyota GR86'] }],
  ['coupe-03', 'teal', { face: ['block', 'spindle', 'wide'], wheel: 'y7', cat: x, suits: ['Nissan 370Z', 'BMW M4'] }],
  // minibuses
  ['minibus-01', 'white', { face: ['block', 'mesh', 'fogs'], wheel: 'steel', trim: ['moulding'], cat: u, suits: ['Ford Transit'] }],
  ['minibus-02', 'graphite', { face: ['tall', 'vertical', 'wide'], wheel: 'multi', k: { kx: 1.04 }, trim: ['chromeline'], cat: u, suits: ['Mercedes-Benz Sprinter'] }],
  ['minibus-03', 'yellow', { face: ['quad', 'dark', 'low'], wheel: 'steelBlack', k: { kx: 0.93, ky: 0.93 }, cat: u, suits: ['Volkswagen Crafter'] }],
  ['minibus-04', 'lightblue', { face: ['slit', 'wide', 'fogs'], wheel: 'bold5', k: { kx: 0.97, ky: 0.97 }, trim: ['whiteroof'], cat: u, suits: ['Volkswagen Crafter', 'Mercedes-Benz Sprinter'] }],
];
const k = ['classic'];
// faces of the classics, in the saloon's own measures
const bars = (z0, z1, y0, y1, q = {}) => ({ shapes: [{ pts: [[-z0, y0], [z0, y0], [z1, y1], [-z1, y1]], x: 0.3, k: 0.02 }], bars: 8, thick: 0.12, frame: 0.009, mat: 'chrome', barMat: 'alloyTrim', depth: 0.03, ...q });
const upright = { grille: { shapes: [{ pts: [[-0.27, 0.50], [0.27, 0.50], [0.25, 0.80], [-0.25, 0.80]], x: 0.3, k: 0.03 }], vertical: 9, frame: 0.022, mat: 'chrome', depth: 0.03 }, badge: 0.835 };
const twin = { round: [[0.47, 0.68, 0.075], [0.655, 0.68, 0.075]] }, big = { round: [[0.62, 0.68, 0.098]] };
const boxed = { round: null, head: { shapes: [{ pts: [[0.40, 0.585], [0.775, 0.585], [0.775, 0.785], [0.40, 0.785]], x: 0.3, k: 0.03 }], lens: [[0.50, 0.685, 0.062], [0.66, 0.685, 0.048]] } };
const square = { round: null, head: { shapes: [{ pts: [[0.50, 0.60], [0.77, 0.60], [0.77, 0.77], [0.50, 0.77]], x: 0.3, k: 0.02 }], lens: [[0.63, 0.685, 0.07]] } };
const lamps = (...r) => ({ tailLamp: { shapes: r.map(pts => ({ pts, x: 0.2, k: 0.015 })), strips: [] } });
CARS.push(
  ['saloon-01', 'cherry', { k: { kx: 0.91, kz: 0.955 }, cat: k, suits: ['VAZ 2101'] }],
  ['saloon-02', 'ivory', { pre: { ...twin, grille: bars(0.36, 0.36, 0.575, 0.785, { vertical: 10, mesh: true, frame: 0.014 }) }, k: { kx: 0.915, kz: 0.96 }, cat: k, suits: ['VAZ 2106'] }],
  ['saloon-03', 'olive', { pre: { ...twin, roundPod: 'gloss', grille: bars(0.745, 0.745, 0.575, 0.785, { vertical: 22, bars: 0, mat: 'chrome' }) }, k: { kx: 0.92, kz: 0.96 }, wheel: 'steelBlack', trim: ['mouldingChrome'], cat: k, suits: ['VAZ 2106'] }],
  ['saloon-04', 'beige', { pre: { ...boxed, ...upright }, k: { kx: 1.045, kz: 1.05, ky: 1.0 }, wheel: 'classicPaint', trim: ['hatchroof'], cat: k, suits: ['Mercedes-Benz W123'] }],
  ['saloon-05', 'navy', { pre: { ...boxed, ...upright, ...lamps([[0.42, 0.60], [0.785, 0.60], [0.785, 0.78], [0.42, 0.78]]) }, k: { kx: 1.045, kz: 1.05 }, wheel: 'star', cat: k, suits: ['Mercedes-Benz W123'] }],
  ['saloon-06', 'black', { pre: { ...big, grille: bars(0.47, 0.47, 0.555, 0.785, { vertical: 18, bars: 0, frame: 0.014 }) }, k: { kx: 1.055, kz: 1.06, ky: 1.03 }, cat: k, suits: ['GAZ 24 Volga'] }],
  ['saloon-07', 'lightblue', { pre: { ...square, grille: bars(0.49, 0.49, 0.565, 0.785, { bars: 6, frame: 0.014 }) }, k: { kx: 1.05, kz: 1.05, ky: 1.03 }, trim: ['mouldingChrome', 'mast'], cat: k, suits: ['GAZ 24 Volga'] }],
  ['saloon-08', 'mustard', { pre: { round: [[0.575, 0.68, 0.085]], grille: bars(0.46, 0.46, 0.60, 0.77, { bars: 5 }) }, k: { kx: 0.905, kz: 0.95 }, wheel: 'steelWhite', trim: ['mast'], cat: k, suits: ['VAZ 2101'] }],
  ['volga-01', 'mint', { cat: k, suits: ['GAZ 21 Volga'] }],
  ['volga-02', 'ivory', { o: { twoTone: null }, paint2: 'burgundy', pre: { roofPaint: [1.6, 4.1], grille: bars(0.52, 0.52, 0.56, 0.71, { bars: 4, thick: 0.2, frame: 0.016, k: 0.07 }) }, cat: k, suits: ['GAZ 21 Volga'] }],
  ['volga-03', 'steel', { pre: { roofPaint: [1.6, 4.1] }, paint2: 'snow', wheel: 'steelWhite', trim: ['mast'], cat: k, suits: ['GAZ 21 Volga'] }],
  ['micro-01', 'coral', { face: ['tall', 'slot', 'fogs'], wheel: 'multi', cat: e, suits: ['Kia Picanto'] }],
  ['micro-02', 'lightblue', { face: ['round', 'slot', 'low'], wheel: 'steelWhite', trim: ['whiteroof', 'mast'], cat: e, suits: ['Suzuki Swift', 'Kia Picanto'] }],
  ['micro-03', 'white', { face: ['tick', 'dark', 'wide'], wheel: 'starDark', trim: ['spoiler', 'blackroof'], rhd: true, cat: e, suits: ['Toyota Yaris', 'Honda Fit'] }],
  ['micro-04', 'graphite', { face: ['block', 'bars', 'low'], wheel: 'steel', k: { kx: 1.05 }, cat: e, suits: ['Toyota Aqua', 'Kia Picanto'] }],
  ['crossover-01', 'teal', { face: ['split', 'mesh', 'low'], wheel: 'star', trim: ['blackroof', 'rails'], cat: s, suits: ['Nissan Juke', 'Subaru Crosstrek'] }],
  ['crossover-02', 'mustard', { face: ['roundDark', 'dark', 'trio'], wheel: 'splitDark', trim: ['blackroof'], cat: [...s, ...e], suits: ['Nissan Juke'] }],
  ['crossover-03', 'navy', { face: ['block', 'vertical', 'fogs'], wheel: 'twin', k: { kx: 1.04, ky: 1.02 }, trim: ['rails', 'skid'], cat: s, suits: ['Subaru Crosstrek', 'Hyundai Tucson'] }],
  ['crossover-04', 'ash', { face: ['slit', 'slot', 'scoop'], wheel: 'y7', k: { kx: 1.07, ky: 1.03, kz: 1.02 }, trim: ['sunroof', 'skid'], cat: s, suits: ['Kia Sportage', 'Mazda CX-5'] }],
  ['wagon-01', 'steel', { face: ['block', 'wide', 'fogs'], wheel: 'twin6', trim: ['rails'], cat: c, suits: ['Škoda Octavia'] }],
  ['wagon-02', 'moss', { face: ['quad', 'bars', 'scoop'], wheel: 'y', k: { kx: 1.03 }, trim: ['railsBlack', 'roofbox'], cat: c, suits: ['Škoda Octavia'] }],
  ['wagon-03', 'white', { face: ['tick', 'dark', 'low'], wheel: 'slim', k: { kx: 0.98, ky: 1.03 }, rhd: true, trim: ['moulding'], cat: c, suits: ['Toyota Corolla', 'Toyota Prius'] }],
  ['liftback-01', 'ash', { face: ['slit', 'slot', 'scoop'], wheel: 'aero', rhd: true, cat: c, suits: ['Toyota Prius'] }],
  ['liftback-02', 'cherry', { face: ['slit', 'closed', 'low'], wheel: 'turbine', k: { kx: 1.03, ky: 0.97 }, trim: ['sunroof'], cat: c, suits: ['Tesla Model 3'] }],
  ['liftback-03', 'navy', { face: ['tick', 'dark', 'trio'], wheel: 'bold5', k: { kx: 0.99, ky: 1.02 }, trim: ['fin'], rhd: true, cat: c, suits: ['Toyota Prius'] }],
  ['liftback-04', 'graphite', { face: ['block', 'vertical', 'fogs'], wheel: 'twin', k: { kx: 1.04, ky: 1.0 }, trim: ['chromeline', 'fin'], cat: c, suits: ['Škoda Octavia'] }],
  ['muscle-01', 'red', { o: { stripes: [0.06, 0.26] }, paint2: 'black', wheel: 'boldBlack', cat: x, suits: ['Ford Mustang'] }],
  ['muscle-02', 'navy', { o: { stripes: [0.06, 0.26] }, paint2: 'snow', wheel: 'bold5', trim: ['duck'], cat: x, suits: ['Ford Mustang'] }],
  ['muscle-03', 'yellow', { pre: { head: { shapes: [{ pts: [[0.50, 0.635], [0.95, 0.655], [0.95, 0.725], [0.50, 0.735]], x: 0.34, k: 0.015 }], drl: [[0.53, 0.65], [0.74, 0.655], [0.86, 0.665]], lens: [[0.66, 0.69, 0.024], [0.76, 0.692, 0.024]] }, grille: bars(0.50, 0.50, 0.46, 0.60, { bars: 5, mat: 'gloss', barMat: 'gloss', depth: 0.045 }), badge: 0.685, stripes: null }, wheel: 'splitDark', trim: ['blackroof'], k: { ky: 0.985 }, cat: x, suits: ['Chevrolet Camaro'] }],
  ['muscle-04', 'graphite', { wheel: 'star', trim: ['duck', 'hatchroof'], cat: x, suits: ['Ford Mustang', 'Chevrolet Camaro'] }],
  ['zcoupe-01', 'orange', { face: ['slit', 'dark', 'scoop'], wheel: 'meshDark', cat: x, suits: ['Nissan 370Z', 'Toyota GR86'] }],
  ['zcoupe-02', 'cobalt', { face: ['slit', 'spindle', 'scoop'], wheel: 'meshGold', trim: ['wing'], cat: x, suits: ['Subaru BRZ'] }],
  ['prado-01', 'white', { face: ['tall', 'vertical', 'fogs'], trim: ['rails', 'steps'], cat: o, suits: ['Toyota Land Cruiser Prado'] }],
  ['prado-02', 'black', { face: ['block', 'spindle', 'trio'], wheel: 'mesh', trim: ['rails', 'chromeline', 'steps'], cat: [...o, ...s], suits: ['Lexus GX 470', 'Toyota Land Cruiser Prado'] }],
  ['prado-03', 'silver', { face: ['block', 'bars', 'fogs'], wheel: 'twin6', k: { kx: 0.99, ky: 0.98 }, trim: ['railsBlack', 'steps', 'moulding'], cat: o, suits: ['Mitsubishi Pajero'] }],
  ['prado-04', 'sand', { face: ['quad', 'dark', 'wide'], wheel: 'bronze', k: { dy: 0.05, wheelR: 0.42 }, trim: ['rack', 'bull'], cat: o, suits: ['Toyota 4Runner', 'Mitsubishi Pajero'] }],
  ['prado-05', 'burgundy', { face: ['tick', 'mesh', 'low'], wheel: 'bold6', trim: ['rails', 'skid'], cat: o, suits: ['Toyota 4Runner', 'Mitsubishi Pajero'] }],
  ['prado-06', 'navy', { face: ['slit', 'kidney', 'scoop'], wheel: 'y7', k: { kx: 1.01, ky: 0.93, dy: 0.0 }, trim: ['sunroof', 'chromeline'], cat: [...s, ...b], suits: ['BMW X5', 'Lexus GX 470'] }],
  ['shorty-01', 'yellow', { trim: ['blackroof'], wheel: 'boldBlack', cat: o, suits: ['Suzuki Jimny'] }],
  ['shorty-02', 'moss', { trim: ['whiteroof', 'rack'], wheel: 'steelBlack', cat: o, suits: ['Suzuki Jimny', 'UAZ Hunter'] }],
  ['shorty-03', 'cherry', { pre: { grille: { shapes: [0, 1, 2, 3].map(i => ({ pts: [[0.02 + i * 0.115, 0.78], [0.085 + i * 0.115, 0.78], [0.085 + i * 0.115, 1.0], [0.02 + i * 0.115, 1.0]], x: 0.35, k: 0.03 })), bars: 0, depth: 0.04 }, round: [[0.635, 0.90, 0.10]], roundPod: 'paint' }, k: { kx: 1.1, kz: 1.03 }, wheel: 'bold5', trim: ['blackroof'], cat: o, suits: ['Jeep Wrangler'] }],
  ['shorty-04', 'graphite', { pre: { grille: { shapes: [0, 1, 2, 3].map(i => ({ pts: [[0.02 + i * 0.115, 0.78], [0.085 + i * 0.115, 0.78], [0.085 + i * 0.115, 1.0], [0.02 + i * 0.115, 1.0]], x: 0.35, k: 0.03 })), bars: 0, depth: 0.04 }, round: [[0.635, 0.90, 0.10]], roundPod: 'paint' }, k: { kx: 1.1, kz: 1.03, dy: 0.04, wheelR: 0.39 }, wheel: 'boldBlack', trim: ['lamps4', 'blackroof'], cat: o, suits: ['Jeep Wrangler'] }],
  ['boxvan-01', 'silver', { face: ['block', 'bars', 'fogs'], cat: u, suits: ['Toyota HiAce'] }],
  ['boxvan-02', 'white', { face: ['tall', 'wide', 'low'], wheel: 'steelWhite', trim: ['mouldingChrome'], rhd: true, cat: u, suits: ['Toyota HiAce'] }],
  ['boxvan-03', 'navy', { face: ['quad', 'dark', 'fogs'], wheel: 'multi', k: { kx: 0.97 }, trim: ['whiteroof'], cat: [...u, ...m], suits: ['Mitsubishi Delica', 'Hyundai H-1'] }],
  ['van-01', 'navy', { face: ['block', 'bars', 'trio'], wheel: 'twin6', trim: ['chromeline'], cat: m, suits: ['Mercedes-Benz V-Class'] }],
  ['van-02', 'black', { face: ['slit', 'mesh', 'scoop'], wheel: 'mesh', trim: ['sunroof'], cat: m, suits: ['Mercedes-Benz V-Class', 'Toyota Alphard'] }],
  ['van-03', 'snow', { face: ['tall', 'spindle', 'low'], wheel: 'turbine', k: { kx: 0.97 }, rhd: true, cat: m, suits: ['Toyota Alphard'] }],
  ['van-04', 'olive', { face: ['quad', 'wide', 'fogs'], wheel: 'bold6', k: { kx: 0.93, dy: 0.06, wheelR: 0.38 }, trim: ['bars', 'clad'], rhd: true, cat: m, suits: ['Mitsubishi Delica'] }],
  ['van-05', 'champagne', { face: ['block', 'vertical', 'wide'], wheel: 'slim', cat: [...m, ...u], suits: ['Hyundai H-1', 'Kia Carnival'] }],
);
// settings: by category, in turn, so that neighbours differ
const PLACES = { economy: ['courtyard', 'promenade', 'studio', 'vineyard', 'carpark'], comfort: ['promenade', 'courtyard', 'carpark', 'studio-warm', 'road', 'vineyard'], business: ['carpark', 'studio', 'courtyard', 'promenade'], suv: ['road', 'vineyard', 'promenade', 'studio-blue', 'carpark'], offroad: ['road', 'vineyard', 'studio-warm', 'promenade'], pickup: ['vineyard', 'road', 'studio'], minivan: ['promenade', 'carpark', 'vineyard', 'courtyard', 'studio'], bus: ['road', 'promenade', 'studio-blue', 'vineyard'], sports: ['road', 'carpark', 'promenade', 'studio'], classic: ['courtyard', 'promenade', 'vineyard', 'road', 'studio-warm'] }, turn = {};
for (const car of CARS) { const t = car[2].cat[0], l = PLACES[t]; turn[t] = (turn[t] ?? -1) + 1; car[2].setting ??= l[turn[t] % l.length]; }
