import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { AnyStateMachine } from 'xstate'
import { addRoot } from '#live/roots.ts'

/** An actor of a flow for as long as it is shown, as `useActorRef` makes it; whoever watches the page hears of it. */
export function useFlow<Machine extends AnyStateMachine>(...flow: Parameters<typeof useActorRef<Machine>>) {
  const actor = useActorRef(...flow)
  useEffect(() => addRoot(actor), [actor])
  return actor
}
