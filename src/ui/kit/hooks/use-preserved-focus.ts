import { type RefObject, useLayoutEffect, useState } from 'react'

/** Focuses `taker` on mount, and restores the previous focus on unmount. */
export function usePreservedFocus(taker: RefObject<HTMLElement | null>): void {
  // Read on the first render, since a field inside may take the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    taker.current?.focus()
    return () => {
      // The previously focused element becomes visible only at the end of the commit.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [taker, before])
}
