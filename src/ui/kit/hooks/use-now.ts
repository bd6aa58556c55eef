import { useSyncExternalStore } from 'react'

const SECOND = 1000

/** Calls `onTick` at each full second. */
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
 * The current second (epoch ms); null in server markup. `ahead` is the clock's lead over the device in
 * milliseconds.
 */
export function useNow(ahead = 0): number | null {
  const wholeSecond = () => Math.floor((Date.now() + ahead) / SECOND) * SECOND
  return useSyncExternalStore<number | null>(onTheSecond, wholeSecond, () => null)
}
