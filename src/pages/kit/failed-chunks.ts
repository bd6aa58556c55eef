/** Ways to forget scripts that did not load. */
const lost = new Set<() => void>()

/** Keeps how a page whose script did not load would ask for it anew. */
export const keepLostPage = (forget: () => void): unknown => lost.add(forget)

/** Has pages whose script did not load ask for it anew. Until then they stay failed, for React renders a failure twice. */
export function forgetLostPages(): void {
  for (const forget of lost) forget()
  lost.clear()
}
