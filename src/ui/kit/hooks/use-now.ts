import { useSyncExternalStore } from 'react'

const SECOND = 1000

/** Ticks as the clock's seconds do. */
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
 * The second that it is, epoch ms; null in the platform's markup, which may be read later.
 *
 * @param ahead milliseconds by which the clock that is meant is ahead of the device's
 */
export function useNow(ahead = 0): number | null {
  const wholeSecond = () => Math.floor((Date.now() + ahead) / SECOND) * SECOND
  return useSyncExternalStore<number | null>(onTheSecond, wholeSecond, () => null)
}
