export default function TermsScreen() {
  return <h1>TermsScreen</h1>;
}
