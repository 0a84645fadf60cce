import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Freeze } from './Freeze.tsx';

test('what is still stays as it was, until it is not', () => {
  const { container, rerender } = render(<Freeze isFrozen={false}>first</Freeze>);
  rerender(<Freeze isFrozen={false}>second</Freeze>);
  expect(container).toHaveTextContent('second');
  rerender(<Freeze isFrozen>third</Freeze>);
  expect(container).toHaveTextContent('second');
  rerender(<Freeze isFrozen={false}>fourth</Freeze>);
  expect(container).toHaveTextContent('fourth');
});
