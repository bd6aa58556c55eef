import { useLayoutEffect, useRef } from 'react'

/** Restores the scroll position of a page that was hidden for a while (SYS-05). */
export function usePreservedScroll(isShown: boolean): void {
  const kept = useRef<number | null>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    if (!isShown) {
      kept.current = top.current
      return
    }
    if (kept.current !== null) scrollTo({ top: kept.current, behavior: 'instant' })
    // Track the position continuously: the short replacement scrolls to the top before an effect could read
    // it.
    const note = () => {
      top.current = scrollY
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isShown])
}
