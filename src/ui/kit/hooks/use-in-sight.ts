import { type RefObject, useEffect, useRef } from 'react'

/** How much of an element must be visible, in px. */
const ENOUGH = 160

/**
 * Scrolls a new element into view, for example a receipt above a long form. If `state` changes while the
 * element is partly visible, scrolls to its top.
 */
export function useInSight<Seen extends HTMLElement>(
  state?: string,
  given?: RefObject<Seen | null>,
): RefObject<Seen | null> {
  const own = useRef<Seen>(null)
  const seen = given ?? own
  const before = useRef(state)
  useEffect(() => {
    const element = seen.current
    if (!element) return
    const { top, bottom } = element.getBoundingClientRect()
    const isNew = before.current === state
    before.current = state
    // A click near its bottom may have made the element shorter, so that it now lies just above the screen.
    const isVisible = bottom > -ENOUGH && top < innerHeight - ENOUGH
    if (isNew ? top < 0 || top > innerHeight - ENOUGH : isVisible && top < 0)
      element.scrollIntoView({ block: 'start' })
  }, [seen, state])
  return seen
}
