import { useEffect } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** The account button, or the login link for visitors. */
const WAY_ON = 'header [popovertarget="account-menu"], header a[href="/login"]'
/** Ms to wait for the account button, which is loaded on demand. */
const PATIENCE = 5_000

/**
 * Focuses the account button on unmount if the focus is lost. For popups that change the session, since their
 * opener may be gone.
 */
export function useFocusAccount(): void {
  useEffect(
    () => () => {
      // In the next frame, the header shows the new session.
      requestAnimationFrame(goOnThere)
    },
    [],
  )
}

/** On the first login, the account button may still be loading. */
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
