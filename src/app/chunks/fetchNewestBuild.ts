/** The build the server has now, or null when it is unknown. */
export async function fetchNewestBuild(): Promise<string | null> {
  const response = await fetch('/version.json', { cache: 'no-store' });
  if (!response.ok) return null;
  const answer: unknown = await response.json();
  const isNamed = typeof answer === 'object' && answer !== null && 'build' in answer;
  return isNamed && typeof answer.build === 'string' ? answer.build : null;
}
