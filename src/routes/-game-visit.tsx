import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type KeptVisit, recallVisit } from '#api/game-visit.ts'
import { hearPlayReports } from '#api/play-reports.ts'
import type { balanceMachine } from '#machines/balance.machine.ts'
import { gameVisitMachine } from '#machines/game-visit.machine.ts'
import { GameTally } from '#ui/game-frame/game-tally.tsx'
import { useTold } from '#ui/hooks/use-told.ts'
import { useFlow } from './-use-flow.ts'

type Props = {
  nodeId: number
  /** Where the game was opened; its frame is on the page. */
  address: string
  frame: RefObject<HTMLIFrameElement | null>
  balance: ActorRefFrom<typeof balanceMachine>
}

/** The visit to a game, from its opening on; after a reload it goes on. */
export function GameVisitHere({ nodeId, address, frame, balance }: Props) {
  const [begun] = useState(() => recallVisit(nodeId) ?? newVisit(nodeId))
  const visit = useFlow(gameVisitMachine, { input: begun })
  const amount = useSelector(balance, ({ context }) => context.balance)
  const isMasked = useSelector(balance, (snapshot) => snapshot.matches({ shown: 'masked' }))
  useTold(amount, () => visit.send({ type: 'money.moved' }))
  useEffect(() => {
    const game = { address, window: () => frame.current?.contentWindow }
    return hearPlayReports(game, (phase) => visit.send({ type: `round.${phase}` }))
  }, [address, frame, visit])
  return <GameTally visit={visit} isMasked={isMasked} />
}

const newVisit = (nodeId: number): KeptVisit => ({ nodeId, begunAt: Date.now(), since: null })
