export default function CarScreen() {
  return <h1>CarScreen</h1>;
}
