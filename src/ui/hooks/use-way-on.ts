import { useEffect } from 'react'

/** The account's button in the header, or the way to log in while nobody is logged in. */
const WAY_ON = 'header [popovertarget], header a[href="/login"]'

/**
 * Where a popup goes and leaves the focus to nothing, because what opened it is gone, the focus goes to the account: who is
 * logged in has changed, and that is where the page says so.
 */
export function useWayOn(): void {
  useEffect(
    () => () => {
      // By then the header shows who is logged in.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>(WAY_ON)?.focus()
      })
    },
    [],
  )
}
