export default function NotReadyScreen() {
  return <h1>NotReadyScreen</h1>;
}
