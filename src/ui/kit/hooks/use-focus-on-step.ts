import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to what says where somebody is whenever that becomes another step; the first one keeps it where it is. */
export function useFocusOnStep(target: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) target.current?.focus()
    shown.current = step
  }, [target, step])
}
