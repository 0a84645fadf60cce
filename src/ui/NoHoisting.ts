/** Stands in for the library behind Emotion's `withTheme`, which is not used here: theme and styles come by hooks. */
export default function NoHoisting<Component>(component: Component): Component {
  return component;
}
