import { StaticRouter } from 'react-router';
import { App } from '../App.tsx';
import type { AppProps } from '../App.tsx';

export interface PageDocumentProps extends AppProps {
  readonly language: string;
  readonly address: string;
}

/** One child in another, so that the ids of `useId` are those of the client, which begins inside of the root. */
export function PageDocument({ language, address, ...app }: PageDocumentProps) {
  return (
    <html lang={language}>
      <body>
        <div id="root">
          <StaticRouter location={address}>
            <App {...app} />
          </StaticRouter>
        </div>
      </body>
    </html>
  );
}
