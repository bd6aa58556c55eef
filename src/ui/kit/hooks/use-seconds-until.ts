import { useSyncExternalStore } from 'react'

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds until `deadline` (epoch ms), at least 0. */
export function useSecondsUntil(deadline: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
  return useSyncExternalStore(everySecond, secondsLeft, secondsLeft)
}
