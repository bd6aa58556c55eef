import { useEffect, useRef } from 'react'

/** Calls `tell` when the value changes, not for the first value. */
export function useOnChange<Value>(value: Value, tell: (value: Value) => void): void {
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    tell(value)
  })
}
