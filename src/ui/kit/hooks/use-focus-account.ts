import { useEffect } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** The account's button in the header, or the way to log in while nobody is logged in. */
const WAY_ON = 'header [popovertarget="account-menu"], header a[href="/login"]'
/** Milliseconds for which a button that is on its way is waited for. */
const PATIENCE = 5_000

/**
 * Where this goes and leaves the focus to nothing, the focus goes to the account: who is logged in has changed, and that is
 * where the page says so. For popups whose opener may be gone with it, and for the account itself.
 */
export function useFocusAccount(): void {
  useEffect(
    () => () => {
      // By then the header shows who is logged in.
      requestAnimationFrame(goOnThere)
    },
    [],
  )
}

/** The account's button is loaded for whoever is the first to log in on a page. */
function goOnThere(): void {
  const go = () => {
    const isFree = isFocusLost()
    const way = document.querySelector<HTMLElement>(WAY_ON)
    if (isFree) way?.focus()
    return !isFree || way !== null
  }
  if (go()) return
  const observer = new MutationObserver(() => {
    if (go()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE)
}
