/** Calls `back` whenever the page becomes visible or focused; returns the unsubscribe function. */
export function whenPageReturns(back: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') back()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('focus', back)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('focus', back)
  }
}
