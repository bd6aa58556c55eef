import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where more stands in a line than fits, the one that was chosen is brought to its middle: the one marked by `aria-current` or
 * `aria-selected`.
 *
 * @param chosen by what it is known that another was chosen, or others stand beside it
 */
export function useChosenInSight<Line extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Line | null> {
  const line = useRef<Line>(null)
  useLayoutEffect(() => {
    if (chosen === undefined || !line.current) return
    const one = line.current.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]')
    if (!one) return
    const { left, width } = one.getBoundingClientRect()
    const seen = line.current.getBoundingClientRect()
    line.current.scrollBy({ left: left + width / 2 - (seen.left + seen.width / 2) })
  }, [chosen])
  return line
}
