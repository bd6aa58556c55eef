import { useSyncExternalStore } from 'react'

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** The whole seconds until `deadline` (epoch ms). Never negative. */
export function useSecondsUntil(deadline: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
  return useSyncExternalStore(everySecond, secondsLeft, secondsLeft)
}
