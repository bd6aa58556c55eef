import { type RefObject, useLayoutEffect, useState } from 'react'

/** Focuses `taker` on mount, and restores the previous focus on unmount. */
export function usePreservedFocus(taker: RefObject<HTMLElement | null>): void {
  // The focused element is read on the first render, before a new field can take the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    taker.current?.focus()
    return () => {
      // Wait for the end of the commit: until then, the previously focused element may be hidden.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [taker, before])
}
