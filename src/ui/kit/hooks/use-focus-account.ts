import { useEffect } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** CSS selector for the account button, or for the login link that visitors see instead. */
const WAY_ON = 'header [popovertarget="account-menu"], header a[href="/login"]'
/** How long to wait, in ms, for the account button, which is loaded on demand. */
const PATIENCE = 5_000

/**
 * Focuses the account button on unmount if the focus would be lost. Popups that change the session use this
 * hook, since the control that opened them may be gone.
 */
export function useFocusAccount(): void {
  useEffect(
    () => () => {
      // In the next frame, the header already shows the new session.
      requestAnimationFrame(goOnThere)
    },
    [],
  )
}

/** Focuses the account button. On the first login, waits for the button, since it may still be loading. */
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
