/** Events that show that the visitor has begun to use the page. */
const interactions = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

export function firstInteraction(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const name of interactions)
      addEventListener(name, () => resolve(), { once: true, passive: true, signal })
  })
}
