import { type RefObject, useEffect, useRef } from 'react'

/** Focuses `target` when the step changes, but not on the first step. */
export function useFocusOnStep(target: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) target.current?.focus()
    shown.current = step
  }, [target, step])
}
