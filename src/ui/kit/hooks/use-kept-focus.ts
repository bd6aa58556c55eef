import { type RefObject, useLayoutEffect, useState } from 'react'

/** Takes the focus for as long as this is shown, and gives it back to what had it before. */
export function useKeptFocus(taker: RefObject<HTMLElement | null>): void {
  // Asked while nothing of this is there yet, for a field in it may take the focus as it appears.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    taker.current?.focus()
    return () => {
      // What had it is shown again only when everything has been put in its place.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [taker, before])
}
