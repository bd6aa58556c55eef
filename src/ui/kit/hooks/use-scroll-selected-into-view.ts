import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What somebody does who looks along the line by themselves. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Where more stands in a line than fits, the one that was chosen is brought to its middle: the one marked by `aria-current` or
 * `aria-selected`. It stays there, also where the router puts the line back to where it was, until somebody moves it.
 *
 * @param chosen by what it is known that another was chosen, or others stand beside it
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
  const one = line.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]')
  if (!one) return
  const { left, width } = one.getBoundingClientRect()
  const seen = line.getBoundingClientRect()
  const by = Math.round(left + width / 2 - (seen.left + seen.width / 2))
  if (by !== 0) line.scrollBy({ left: by })
}
