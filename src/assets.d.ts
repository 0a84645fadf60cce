/** Files the bundler copies under a hashed name; the module is the address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
