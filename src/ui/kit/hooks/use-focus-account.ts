import { useEffect } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** The account button, or the login link when logged out. */
const WAY_ON = 'header [popovertarget="account-menu"], header a[href="/login"]'
/** Milliseconds to wait for the lazily loaded account button. */
const PATIENCE = 5_000

/**
 * Focuses the account button on unmount if the focus was lost, since the session changed. For popups whose
 * opener may be gone too.
 */
export function useFocusAccount(): void {
  useEffect(
    () => () => {
      // By then the header shows the new session.
      requestAnimationFrame(goOnThere)
    },
    [],
  )
}

/** The account button is loaded on the first login. */
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
