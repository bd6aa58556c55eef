import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useReducer } from 'react'
import type { AnyStateMachine } from 'xstate'

/** An actor of a flow for as long as it is shown, as `useActorRef` makes it; whoever watches the page hears of it. */
export function useFlow<Machine extends AnyStateMachine>(...flow: Parameters<typeof useActorRef<Machine>>) {
  const actor = useActorRef(...flow)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  // The actor begins, and is listened to, in effects that otherwise run some time after the fields can be typed in: React
  // would set those back to what they were. It runs them at once where it has to render again before the browser paints.
  useLayoutEffect(renderAgain, [])
  useEffect(() => addRoot(actor), [actor])
  return actor
}
