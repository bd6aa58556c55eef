import { useEffect } from 'react'

/** The account's button in the header, or the way to log in while nobody is logged in. */
const WAY_ON = 'header [popovertarget], header a[href="/login"]'

/**
 * Where this goes and leaves the focus to nothing, the focus goes to the account: who is logged in has changed, and that is
 * where the page says so. For popups whose opener may be gone with it, and for the account itself.
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
