/** The attribute of `<html>` with the current scheme: `light` or `dark`. */
export const schemeAttribute = 'data-scheme';
