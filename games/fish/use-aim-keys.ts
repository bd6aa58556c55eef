import { useEffect, useRef } from 'react'
import { pond } from './pond.ts'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Lets the arrow keys aim at the next or previous swimmer, in the order of `pond`. */
export function useAimKeys(target: number, aim: (swimmer: number) => void): void {
  const latest = useRef({ target, aim })
  useEffect(() => {
    latest.current = { target, aim }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined) return
      if (event.target instanceof Element && event.target.closest('input, select, dialog, [role=dialog]'))
        return
      event.preventDefault()
      const { target, aim } = latest.current
      aim((target + step + pond.length) % pond.length)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
