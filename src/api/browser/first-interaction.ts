/** Events that show that the visitor has begun to use the page. */
const deeds = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

export function firstDeed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const deed of deeds) addEventListener(deed, () => resolve(), { once: true, passive: true, signal })
  })
}
