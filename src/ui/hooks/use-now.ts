import { useSyncExternalStore } from 'react'

const SECOND = 1000

/** Ticks as the clock's seconds do. */
function onTheSecond(onTick: () => void): () => void {
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

const wholeSecond = () => Math.floor(Date.now() / SECOND) * SECOND

/** The second that it is, epoch ms; null in the platform's markup, which may be read later. */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(onTheSecond, wholeSecond, () => null)
