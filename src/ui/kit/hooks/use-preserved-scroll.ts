import { useLayoutEffect, useRef } from 'react'

/** Restores a page's scroll position after the page was hidden for a while (SYS-05). */
export function usePreservedScroll(isShown: boolean): void {
  const kept = useRef<number | null>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    if (!isShown) {
      kept.current = top.current
      return
    }
    if (kept.current !== null) scrollTo({ top: kept.current, behavior: 'instant' })
    // Track the position continuously. The content that replaces the page is so short that the browser
    // scrolls to the top before an effect could read the position.
    const note = () => {
      top.current = scrollY
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isShown])
}
