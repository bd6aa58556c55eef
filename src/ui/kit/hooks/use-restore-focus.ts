import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Focuses `target` when a step change removed the focused element; null while a step is loading. The first
 * step takes no focus, and a user who moved on keeps theirs.
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
