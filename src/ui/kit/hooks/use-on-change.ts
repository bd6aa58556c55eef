import { useEffect, useRef } from 'react'

/** Calls `tell` whenever the value changes, but not for the first value. */
export function useOnChange<Value>(value: Value, tell: (value: Value) => void): void {
  const lastValue = useRef(value)
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    tell(value)
  })
}
