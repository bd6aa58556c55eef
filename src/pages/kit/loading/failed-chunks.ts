const lost = new Set<() => void>()

/** Registers a function that resets a page whose script failed to load. */
export const addFailedChunk = (forget: () => void): unknown => lost.add(forget)

/**
 * Resets all failed pages. Until then they remain failed: React renders a failed page twice, and the second
 * render would start another load.
 */
export function clearFailedChunks(): void {
  for (const forget of lost) forget()
  lost.clear()
}
