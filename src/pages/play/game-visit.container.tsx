import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { loadVisit, type SavedVisit } from '#api/play/game-visit.ts'
import { hearPlayReports } from '#api/play/play-reports.ts'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { GameTally } from '#ui/play/game-frame/game-tally.tsx'
import { gameVisitFlow } from './game-visit.flow.ts'

type Props = {
  nodeId: number
  address: string
  frame: RefObject<HTMLIFrameElement | null>
  balance: ActorRefFrom<typeof balanceMachine>
}

/** Tracks a visit to a game. The visit continues after a reload. */
export function GameVisitContainer({ nodeId, address, frame, balance }: Props) {
  const [begun] = useState(() => loadVisit(nodeId) ?? newVisit(nodeId))
  const visit = useFlow(gameVisitFlow, { input: begun })
  const amount = useSelector(balance, ({ context }) => context.balance)
  const isMasked = useSelector(balance, (snapshot) => snapshot.matches({ shown: 'masked' }))
  useOnChange(amount, () => visit.send({ type: 'money.moved' }))
  useEffect(() => {
    const game = { address, window: () => frame.current?.contentWindow }
    return hearPlayReports(game, (phase) => visit.send({ type: `round.${phase}` }))
  }, [address, frame, visit])
  return <GameTally visit={visit} isMasked={isMasked} />
}

const newVisit = (nodeId: number): SavedVisit => ({ nodeId, begunAt: Date.now(), since: null })
