import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Runs `deed` on Escape while the focus is inside the element; null disables it. */
export function useEscape(within: RefObject<HTMLElement | null>, deed: (() => void) | null): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') deed?.()
  })
  useEffect(() => {
    const element = within.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [within])
}
