const lost = new Set<() => void>()

/** Registers how a page whose script failed to load can be reset. */
export const addFailedChunk = (forget: () => void): unknown => lost.add(forget)

/** Resets pages whose script failed. Until then they stay failed, because React renders a failure twice. */
export function clearFailedChunks(): void {
  for (const forget of lost) forget()
  lost.clear()
}
