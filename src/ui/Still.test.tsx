import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Still } from './Still.tsx';

test('what is still stays as it was, until it is not', () => {
  const { container, rerender } = render(<Still isStill={false}>first</Still>);
  rerender(<Still isStill={false}>second</Still>);
  expect(container).toHaveTextContent('second');
  rerender(<Still isStill>third</Still>);
  expect(container).toHaveTextContent('second');
  rerender(<Still isStill={false}>fourth</Still>);
  expect(container).toHaveTextContent('fourth');
});
