import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to `target` where another step came about and what had it has gone with the one before. The first step takes
 * none, and nobody who has gone on elsewhere meanwhile is called back.
 *
 * @param step null while it is only on its way
 */
export function useFocusWhereLost(target: RefObject<HTMLElement | null>, step: string | null): void {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (step === null) return
    const isNext = shown.current !== null && shown.current !== step
    shown.current = step
    if (isNext && document.activeElement === document.body) target.current?.focus()
  }, [target, step])
}
