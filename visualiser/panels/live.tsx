import { useEffect } from 'react'
import { followedActor } from '../live/actors.ts'
import { statesAround } from '../live/live-actor.ts'
import { LivePanel } from '../live/live-panel.tsx'
import { useLive } from '../live/use-live.ts'
import type { PanelProps } from '../panel.ts'

/** The running application beside a chart, on which the machine's actor is followed state by state. */
export function Live({ flow, machine, mark, go }: PanelProps) {
  const { picture, snapshot } = useLive()
  const followed = followedActor(picture, machine.id, snapshot.context.actor)
  useEffect(() => {
    mark({
      active: statesAround(followed?.isGone === false ? followed.leaves : []),
      reached: followed?.visits,
      edges: followed?.edges,
      taken: new Set(followed?.taken),
      // The chart goes where it is entered.
      pointed: followed?.entered,
    })
  }, [followed, mark])
  return <LivePanel flow={flow} followed={followed} go={go} />
}
