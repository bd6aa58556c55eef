import { useLayoutEffect, useRef } from 'react'

/** SYS-05: restores the scroll position of a page that was temporarily replaced. */
export function usePreservedScroll(isShown: boolean): void {
  const kept = useRef<number | null>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    if (!isShown) {
      kept.current = top.current
      return
    }
    if (kept.current !== null) scrollTo({ top: kept.current, behavior: 'instant' })
    // The short replacement scrolls the page to the top before an effect could read the position.
    const note = () => {
      top.current = scrollY
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isShown])
}
