import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Does something on Escape while the focus is within an element that has no role of its own; null does nothing. */
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
