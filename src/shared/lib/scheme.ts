/** The attribute of `<html>` that says which colours are shown: `light` or `dark`. */
export const schemeAttribute = 'data-scheme';
