import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useReducer } from 'react'
import type { AnyStateMachine } from 'xstate'

/** Creates an actor like `useActorRef`, and registers it with the inspector. */
export function useFlow<Machine extends AnyStateMachine>(...flow: Parameters<typeof useActorRef<Machine>>) {
  const actor = useActorRef(...flow)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  // XState starts the actor in an effect. If fields accept input before that effect has run, React resets
  // them. A re-render in a layout effect makes React run pending effects before it paints.
  useLayoutEffect(renderAgain, [])
  useEffect(() => addRoot(actor), [actor])
  return actor
}
