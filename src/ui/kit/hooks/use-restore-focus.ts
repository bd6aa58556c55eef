import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Focuses `target` if the focused element disappeared with the previous step. `step` is null while loading.
 * The first step never takes the focus, and later steps take it only if it was lost.
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
