/** Settles when the page is looked at: at once where it is, else when its tab comes to the front again. */
export function untilSeen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') resolve()
    }
    document.addEventListener('visibilitychange', look, { signal })
  })
}

/** Loads the page anew, as its own address is now. */
export const loadAnew = (): void => location.reload()
