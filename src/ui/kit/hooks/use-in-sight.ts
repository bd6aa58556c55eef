import { type RefObject, useEffect, useRef } from 'react'

/** How much of it has to be within the window to be seen, CSS pixels. */
const ENOUGH = 160

/**
 * Brings what has come about to the top of the window, where it came about outside of what is seen: a slip above the form that
 * was long, on a phone. What is in sight stays where it is.
 *
 * @param state what it stands at: when that changes while somebody looks at its foot, its head comes into sight anew
 * @param given refers to it where somebody else has to as well
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
    // It may have become shorter by what was pressed at its foot.
    const isLookedAt = bottom > -ENOUGH && top < innerHeight - ENOUGH
    if (isNew ? top < 0 || top > innerHeight - ENOUGH : isLookedAt && top < 0)
      element.scrollIntoView({ block: 'start' })
  }, [seen, state])
  return seen
}
