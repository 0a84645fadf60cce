import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createInstance } from 'i18next';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import { makeStore } from './store.ts';

/**
 * The minimal page of this stack, rendered by the browser: the reference for our own first paint. Its data and its picture
 * come with the document, so it waits only for its code.
 */
const Home = lazy(() => import('./Home.tsx').then(({ Home }) => ({ default: Home })));
const Terms = lazy(() => import('./Terms.tsx').then(({ Terms }) => ({ default: Terms })));
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

async function start(root: Element): Promise<void> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: { title: 'Cars', city: 'City', search: 'Search', about: 'How it works' } } },
  });
  createRoot(root).render(
    <Provider store={makeStore(document)}>
      <I18nextProvider i18n={texts}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <BrowserRouter>
            <Suspense>
              <Routes>
                <Route path="/terms" element={<Terms />} />
                <Route path="*" element={<Home />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </ThemeProvider>
      </I18nextProvider>
    </Provider>,
  );
}

const root = document.querySelector('#root');
if (root !== null) void start(root);
