/** Filled in by the bundler; the browser has no `process`. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: 'development' | 'production' | 'test';
    readonly RECORD_TRACES?: string;
    readonly DEEP?: string;
    readonly DEVTOOLS?: string;
  };
};
