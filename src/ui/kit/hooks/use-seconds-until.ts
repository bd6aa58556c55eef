import { useSyncExternalStore } from 'react'

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** Returns the seconds until `deadline` (epoch ms), rounded up. The value is never negative. */
export function useSecondsUntil(deadline: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
  return useSyncExternalStore(everySecond, secondsLeft, secondsLeft)
}
