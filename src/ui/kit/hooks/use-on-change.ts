import { useEffect, useRef } from 'react'

/** Calls `tell` when the value changes, but not with the first value. */
export function useOnChange<Value>(value: Value, tell: (value: Value) => void): void {
  const lastValue = useRef(value)
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    tell(value)
  })
}
