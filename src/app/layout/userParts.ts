/** Entry of a lazy chunk with what the layout has for logged-in users only. */
export { UserBarPages } from './UserBarPages.tsx';
export { UserTools } from './UserTools.tsx';
