const texts = {
  text: 'The page could not be loaded. · გვერდი ვერ ჩაიტვირთა. · Страница не загрузилась.',
  retry: 'Try again · სცადეთ თავიდან · Повторить',
};

/** Shown when the texts of the app could not be loaded, so this panel contains its own, in all languages. */
export function showStartFailure(root: Element): void {
  const panel = document.createElement('main');
  const text = document.createElement('p');
  text.textContent = texts.text;
  const retry = document.createElement('button');
  retry.textContent = texts.retry;
  retry.addEventListener('click', () => location.reload());
  panel.setAttribute('role', 'alert');
  panel.append(text, retry);
  root.replaceChildren(panel);
}
