import { useEffect, useRef } from 'react'

/**
 * Events that end a press. A key press is one of them, because the page may not receive `mouseup`, for
 * example if the button is released over a browser menu.
 */
const ends = ['mouseup', 'keydown'] as const

/**
 * Returns a function that calls `deed` as soon as no mouse button is pressed. If a blur changed the layout
 * during a press, the pressed control would move away, and the click would be lost. On touchscreens, a press
 * begins with the synthetic `mousedown`.
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
