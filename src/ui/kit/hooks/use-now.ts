import { useSyncExternalStore } from 'react'

const SECOND = 1000

/** Calls `onTick` at the start of every second. Returns a function that stops the calls. */
export function onTheSecond(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onTick()
        wait()
      },
      SECOND - (Date.now() % SECOND),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/**
 * Returns the current second, in epoch ms, or null in server-rendered markup. `ahead` is how far the
 * platform's clock is ahead of the device's, in ms.
 */
export function useNow(ahead = 0): number | null {
  const wholeSecond = () => Math.floor((Date.now() + ahead) / SECOND) * SECOND
  return useSyncExternalStore<number | null>(onTheSecond, wholeSecond, () => null)
}
