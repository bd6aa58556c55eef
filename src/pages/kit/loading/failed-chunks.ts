const lost = new Set<() => void>()

/** Registers a reset function for a page whose script failed to load. */
export const addFailedChunk = (forget: () => void): unknown => lost.add(forget)

/**
 * Resets all failed pages. They stay failed until then, because React renders a failed page twice. The second
 * render would otherwise start another load.
 */
export function clearFailedChunks(): void {
  for (const forget of lost) forget()
  lost.clear()
}
