/** Heights and widths shared by code and styles, px. */
export const ROW = 64;
export const HEAD = 58;
export const CAR_WIDTH = { wide: 206, phone: 134 } as const;

export const carWidthOf = (isPhone: boolean): number => CAR_WIDTH[isPhone ? 'phone' : 'wide'];
