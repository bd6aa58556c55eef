/** What shows that somebody has seen the page and begun with it. */
const deeds = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Settles at the visitor's first deed on the page from now on. */
export function firstDeed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const deed of deeds) addEventListener(deed, () => resolve(), { once: true, passive: true, signal })
  })
}
