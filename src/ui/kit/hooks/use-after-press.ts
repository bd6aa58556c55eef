import { useEffect, useRef } from 'react'

/** A press whose end the page misses, as over a browser menu, ends with the next key. */
const ends = ['mouseup', 'keydown'] as const

/**
 * Defers `deed` until a running press ends. A blur that changes the layout would move the pressed control
 * away and lose the click. A tap counts from its synthetic `mousedown`.
 */
export function useAfterPress(deed: (() => void) | undefined): () => void {
  const isPressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      waiting.current?.()
      waiting.current = undefined
    }
    addEventListener('mousedown', press, true)
    for (const end of ends) addEventListener(end, release, true)
    return () => {
      removeEventListener('mousedown', press, true)
      for (const end of ends) removeEventListener(end, release, true)
    }
  }, [])
  return () => {
    if (isPressed.current) waiting.current = deed
    else deed?.()
  }
}
