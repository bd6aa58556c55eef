import { useEffect, useRef } from 'react'

/** A press whose end the page is not told of, as over a menu of the browser’s, is over by the next key. */
const ends = ['mouseup', 'keydown'] as const

/**
 * `deed`, put off while a press is under way until it is over. What leaving a field brings up would move what is being
 * pressed away from under the pointer, and the press would be lost. A tap counts from the `mousedown` made of it.
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
