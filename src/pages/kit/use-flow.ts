import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useReducer } from 'react'
import type { AnyStateMachine } from 'xstate'

/** Like `useActorRef`, and registers the actor with the inspector. */
export function useFlow<Machine extends AnyStateMachine>(...flow: Parameters<typeof useActorRef<Machine>>) {
  const actor = useActorRef(...flow)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  // XState starts the actor in an effect, which may run after fields accept input; React would then reset
  // them. A re-render in a layout effect flushes those effects before paint.
  useLayoutEffect(renderAgain, [])
  useEffect(() => addRoot(actor), [actor])
  return actor
}
