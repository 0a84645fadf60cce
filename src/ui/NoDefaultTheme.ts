/** Stands in for MUI's own theme, which it would make at the start of every page: all elements are inside of ours. */
const NoDefaultTheme = {};
export default NoDefaultTheme;
