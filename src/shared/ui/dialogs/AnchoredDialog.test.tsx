import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { ThemeRoot } from '#src/app/theme/ThemeRoot.tsx';
import { AnchoredDialog } from './AnchoredDialog.tsx';

const anchor = document.createElement('button');
const place = jest.spyOn(anchor, 'getBoundingClientRect');
document.body.append(anchor);

afterEach(() => {
  place.mockReset();
});

/** The field at a height of a window of 768 px. */
const standsAt = (top: number) => place.mockReturnValue(new DOMRect(0, top, 100, 40));

const dialog = (isOpen: boolean, text: string) => (
  <ThemeRoot>
    <AnchoredDialog isOpen={isOpen} anchor={anchor} title="Days" width={400} onClose={() => undefined}>
      {text}
    </AnchoredDialog>
  </ThemeRoot>
);

test('its room is found when it opens, and what slides out stays as it is', async () => {
  standsAt(100);
  const { rerender } = render(dialog(false, 'first'));
  rerender(dialog(true, 'first'));
  const opened = screen.getByRole('dialog', { name: 'Days' });
  expect(opened).toHaveStyle({ maxHeight: '604px' });
  // The page has moved since.
  standsAt(600);
  rerender(dialog(true, 'second'));
  expect(opened).toHaveTextContent('second');
  expect(opened).toHaveStyle({ maxHeight: '604px' });
  rerender(dialog(false, 'third'));
  expect(opened).toHaveTextContent('second');
  expect(opened).toHaveStyle({ maxHeight: '604px' });
  await waitForElementToBeRemoved(opened);
  rerender(dialog(true, 'third'));
  expect(screen.getByRole('dialog', { name: 'Days' })).toHaveStyle({ maxHeight: '576px' });
});
