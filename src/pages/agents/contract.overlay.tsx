import { useSelector } from '@xstate/react'
import type { Task } from '#machines/site/overlays.types.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { ContractAnswer } from '#ui/agents/contract-answer/contract-answer.tsx'
import { contractAnswerFlow } from './contract-answer.flow.ts'

type Props = { task: Extract<Task, { kind: 'contract' }>; onClose: () => void }

/**
 * The overlay `contract` (CONTR-04). Closing it snoozes this version of the request, which then no longer
 * opens automatically.
 */
export function ContractOverlay({ task: { requestId }, onClose }: Props) {
  const app = useApp()
  const member = useSelector(useChild('session'), ({ context }) => context.member)
  const actor = useFlow(contractAnswerFlow, { input: { requestId } })
  useInvalidation('contracts', () => actor.send({ type: 'contracts.changed' }))
  useOutcome(actor, ({ shown }) => {
    if (shown) app.getSnapshot().children.contractStatus?.send({ type: 'request.snooze', request: shown })
    onClose()
  })
  return <ContractAnswer actor={actor} symbol={member?.currencySymbol ?? ''} />
}
