import { useEffect, useRef } from 'react'

/** Tells of a value whenever it is another one than it was; the first is known already. */
export function useOnChange<Value>(value: Value, tell: (value: Value) => void): void {
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    tell(value)
  })
}
