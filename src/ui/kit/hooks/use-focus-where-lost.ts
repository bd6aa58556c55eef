import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Focuses `target` when a new step is shown and the focused element went with the step before. The first step takes no focus,
 * and a user who has moved on elsewhere keeps theirs.
 *
 * @param step null while the step is loading
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
