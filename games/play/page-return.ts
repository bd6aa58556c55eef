/**
 * Calls `back` whenever the page becomes visible or gets the focus. Returns a function that unsubscribes it.
 */
export function whenPageReturns(back: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') back()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('focus', back)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('focus', back)
  }
}
