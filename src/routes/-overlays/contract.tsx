import { useSelector } from '@xstate/react'
import { contractAnswerMachine } from '#machines/contract-answer.machine.ts'
import type { Task } from '#machines/overlays/task.ts'
import { ContractAnswer } from '#ui/contract-answer/contract-answer.tsx'
import { useApp, useChild } from '../-app.ts'
import { useEnd } from '../-use-end.ts'
import { useFlow } from '../-use-flow.ts'
import { useOutdated } from '../-use-outdated.ts'

type Props = { task: Extract<Task, { kind: 'contract' }>; onClose: () => void }

/** CONTR-04: the overlay `contract`. What its reader has seen of the request does not come up by itself again. */
export function ContractOverlay({ task: { requestId }, onClose }: Props) {
  const app = useApp()
  const member = useSelector(useChild('session'), ({ context }) => context.member)
  const actor = useFlow(contractAnswerMachine, { input: { requestId } })
  useOutdated('contracts', () => actor.send({ type: 'contracts.changed' }))
  useEnd(actor, ({ seen }) => {
    if (seen) app.getSnapshot().children.contractStanding?.send({ type: 'request.putOff', seen })
    onClose()
  })
  return <ContractAnswer actor={actor} symbol={member?.currencySymbol ?? ''} />
}
