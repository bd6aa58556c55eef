import { type RefObject, useEffect } from 'react'
import { countedOptions, type Options } from '#visualiser/simulate/manual/options.ts'
import type { SimulateActor } from './simulate-actor.ts'

/** Elements that handle digit and arrow keys themselves. */
const OWN_KEYS = 'input, select, textarea'

/** Lets digit keys select options and arrow keys move through the history while the panel has the focus. */
export function usePanelKeys(
  panel: RefObject<HTMLElement | null>,
  actor: SimulateActor,
  options: Options,
): void {
  useEffect(() => {
    const element = panel.current
    const counted = countedOptions(options)
    const onKeyDown = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.matches(OWN_KEYS)
      if (isOwn || event.ctrlKey || event.metaKey || event.altKey) return
      const option = /^[1-9]$/.test(event.key) ? counted[Number(event.key) - 1] : undefined
      if (option) actor.send({ type: 'choice.take', choice: option.choice })
      else if (event.key === 'ArrowLeft') actor.send({ type: 'history.back' })
      else if (event.key === 'ArrowRight') actor.send({ type: 'history.forward' })
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [panel, actor, options])
}
