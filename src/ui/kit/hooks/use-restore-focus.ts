import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Focuses `target` when a new step has removed the focused element. `step` is null while loading. The first
 * step takes no focus, and neither does any step if the focus is elsewhere.
 */
export function useRestoreFocus(target: RefObject<HTMLElement | null>, step: string | null): void {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (step === null) return
    const isNext = shown.current !== null && shown.current !== step
    shown.current = step
    if (isNext && isFocusLost()) target.current?.focus()
  }, [target, step])
}
