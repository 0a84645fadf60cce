export default function AboutScreen() {
  return <h1>AboutScreen</h1>;
}
