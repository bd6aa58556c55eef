/** Calls back whenever the page comes into sight or into focus again, until the returned function is called. */
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
