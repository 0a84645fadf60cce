/** A button at the end of its way does nothing and stays where it is: `disabled` would take the focus from it. */
export const atEnd = (isEnd: boolean, go: () => void) => ({
  'aria-disabled': isEnd,
  onClick: () => {
    if (!isEnd) go();
  },
});
