import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Events that mean the user is scrolling or moving the focus. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Scrolls the item marked `aria-current` or `aria-selected` to the middle of its list, and keeps it there
 * until the user interacts, even through scroll restoration. A focused link is kept in view instead, so that
 * items that load late do not push it out of view. `chosen` changes when the selection or the items change.
 */
export function useScrollSelectedIntoView<Line extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Line | null> {
  const line = useRef<Line>(null)
  useLayoutEffect(() => {
    const element = line.current
    if (chosen === undefined || !element) return
    bringToMiddle(element)
    const keeping = new AbortController()
    const { signal } = keeping
    const end = () => keeping.abort()
    for (const move of moves) element.addEventListener(move, end, { signal, passive: true })
    element.addEventListener('scroll', () => bringToMiddle(element), { signal, passive: true })
    return end
  }, [chosen])
  return line
}

function bringToMiddle(line: HTMLElement): void {
  const one =
    line.querySelector<HTMLElement>('a:focus') ??
    line.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]')
  if (!one) return
  const { left, width } = one.getBoundingClientRect()
  const seen = line.getBoundingClientRect()
  const by = Math.round(left + width / 2 - (seen.left + seen.width / 2))
  if (by !== 0) line.scrollBy({ left: by })
}
