import { createRoot } from 'react-dom/client';

/** How much of its own code React itself uses for one heading. */
const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<h1>Cars</h1>);
