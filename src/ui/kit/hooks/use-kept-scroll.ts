import { useLayoutEffect, useRef } from 'react'

/** SYS-05: a page that was replaced for a while comes back scrolled as it was. */
export function useKeptScroll(isShown: boolean): void {
  const kept = useRef<number | null>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    if (!isShown) {
      kept.current = top.current
      return
    }
    if (kept.current !== null) scrollTo({ top: kept.current, behavior: 'instant' })
    // What replaces the page is short, and scrolls it to the top before anybody could ask where it was.
    const note = () => {
      top.current = scrollY
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isShown])
}
