import { type RefObject, useLayoutEffect, useState } from 'react'

/** Holds the focus while mounted and returns it on unmount. */
export function usePreservedFocus(taker: RefObject<HTMLElement | null>): void {
  // Captured on first render, since a field inside may take the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    taker.current?.focus()
    return () => {
      // The previous element becomes visible only after the whole commit.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [taker, before])
}
