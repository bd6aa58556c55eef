import { type RefObject, useEffect, useRef } from 'react'

/** Visible CSS pixels required. */
const ENOUGH = 160

/**
 * Scrolls a new element into view if it appeared outside it, such as a receipt above a long form. A change
 * of `state` scrolls it to its top again while it is in view; `given` is an outside ref to share.
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
    // The press at its bottom may have made it shorter.
    const isVisible = bottom > -ENOUGH && top < innerHeight - ENOUGH
    if (isNew ? top < 0 || top > innerHeight - ENOUGH : isVisible && top < 0)
      element.scrollIntoView({ block: 'start' })
  }, [seen, state])
  return seen
}
