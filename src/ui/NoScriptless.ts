const Nothing = (): null => null;

/** Stands in for what is drawn inside of `<noscript>`: only the server draws that, React leaves it alone in the browser. */
export { Nothing as PlainFilters, Nothing as PlainQuestions, Nothing as WithoutScripts };
