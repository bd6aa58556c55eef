import { useMemo } from 'react'
import { followedActor } from '#visualiser/live-inspector/actors/actors.ts'
import { statesAround } from '#visualiser/live-inspector/actors/live-actor.ts'
import { LivePanel } from '#visualiser/live-inspector/live-panel.tsx'
import { useLive } from '#visualiser/live-inspector/use-live.ts'
import type { PanelProps } from '../panel.ts'
import { useFollowed } from '../use-followed.ts'

export function Live({ flow, machine, mark, go }: PanelProps) {
  const { picture, snapshot } = useLive()
  const followed = followedActor(picture, machine.id, snapshot.context.actor)
  const marks = useMemo(
    () => ({
      active: statesAround(followed?.isGone === false ? followed.leaves : []),
      reached: followed?.visits,
      edges: followed?.edges,
      taken: new Set(followed?.taken),
      // Makes the chart scroll to the state that was entered last.
      pointed: followed?.entered,
    }),
    [followed],
  )
  useFollowed(mark, marks)
  return <LivePanel flow={flow} followed={followed} go={go} />
}
