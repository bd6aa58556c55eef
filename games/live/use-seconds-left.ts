import { useEffect, useState } from 'react'

/**
 * Counts down from `left`, the remaining time in ms as last polled. Returns whole seconds, for display only.
 * @param part id of the period that is running out; a new id restarts the countdown
 */
export function useSecondsLeft(left: number, part: string): number {
  const [state, setState] = useState({ part, left })
  if (state.part !== part) setState({ part, left })
  useEffect(() => {
    const end = performance.now() + left
    const timer = setInterval(() => setState({ part, left: Math.max(0, end - performance.now()) }), 250)
    return () => clearInterval(timer)
  }, [left, part])
  return Math.ceil(state.left / 1_000)
}
