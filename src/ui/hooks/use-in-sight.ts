import { type RefObject, useEffect, useRef } from 'react'

/** How much of it has to be within the window to be seen, CSS pixels. */
const ENOUGH = 160

/**
 * Brings what has come about to the top of the window, where it came about outside of what is seen: a slip above the form that
 * was long, on a phone. What is in sight stays where it is.
 */
export function useInSight<Seen extends HTMLElement>(): RefObject<Seen | null> {
  const seen = useRef<Seen>(null)
  useEffect(() => {
    const { top = 0 } = seen.current?.getBoundingClientRect() ?? {}
    if (top < 0 || top > innerHeight - ENOUGH) seen.current?.scrollIntoView({ block: 'start' })
  }, [])
  return seen
}
