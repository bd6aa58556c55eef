import { useEffect, useState } from 'react'
import { whenPageReturns } from '../play/page-return.ts'
import type { SportsAnswer } from './sports-vendor.ts'

export type Polled<Value> = {
  /** The latest value. Null before the first response. */
  value: Value | null
  isFailed: boolean
  retry: () => void
}

/**
 * Polls a value immediately, every `every` ms, and whenever the page becomes visible. A failed poll keeps the
 * last value, but a new `name` discards it.
 */
export function usePolled<Value>(
  name: string,
  every: number,
  read: (signal: AbortSignal) => Promise<SportsAnswer<Value>>,
): Polled<Value> {
  const [known, setKnown] = useState<{ name: string; value: Value | null; isFailed: boolean }>({
    name,
    value: null,
    isFailed: false,
  })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` identifies the value, and `tries` repeats the read
  useEffect(() => {
    let reading = new AbortController()
    const readOnce = async () => {
      reading.abort()
      const own = new AbortController()
      reading = own
      const answer = await read(own.signal).catch(() => null)
      if (own.signal.aborted) return
      setKnown((before) => {
        const value = before.name === name ? before.value : null
        return answer?.ok ? { name, value: answer.value, isFailed: false } : { name, value, isFailed: true }
      })
    }
    const again = () => void readOnce()
    again()
    const timer = setInterval(again, every)
    const stop = whenPageReturns(again)
    return () => {
      clearInterval(timer)
      stop()
      reading.abort()
    }
  }, [name, every, tries])
  const isKnown = known.name === name
  return {
    value: isKnown ? known.value : null,
    isFailed: isKnown && known.isFailed,
    retry: () => setTries((before) => before + 1),
  }
}
