import { useEffect, useRef } from 'react'

/** Lets Space or Enter trigger the primary action, unless the focused element handles that key itself. */
export function usePrimaryKey(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return
      if (
        event.target instanceof Element &&
        event.target.closest('button, a, input, select, summary, dialog')
      )
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
