import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readRequest } from '#api/agents/contracts.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { useSymbol } from '#pages/kit/use-symbol.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { ContractAnswer } from '#ui/agents/contract-answer/contract-answer.tsx'
import { OwnRequest } from '#ui/agents/contracts/own-request.tsx'
import { contractAnswerFlow } from './contract-answer.flow.ts'
import { contractWithdrawalFlow } from './contract-withdrawal.flow.ts'

type Props = {
  id: string
  onClose: () => void
  onChange: (request: ContractRequest) => void
}

/** Shows a contract request to its sender or its recipient (CONTR-07). */
export function OpenRequest({ id, onClose, onChange }: Props) {
  const { data, isPending } = useQuery({
    queryKey: ['request', id],
    queryFn: ({ signal }) => readRequest({ requestId: id }, signal),
    gcTime: 0,
  })
  if (isPending) return null
  // `Answer` reloads the request and reports any failure.
  if (!data) return <Answer id={id} onClose={onClose} />
  return <OneRequest request={data.request} onClose={onClose} onChange={onChange} />
}

function OneRequest({ request, onClose, onChange }: Omit<Props, 'id'> & { request: ContractRequest }) {
  // Choose the dialog only when the request opens, because an open dialog shows later changes itself.
  const [isOwn] = useState(request.own && request.state === 'pending')
  if (!isOwn) return <Answer id={request.id} onClose={onClose} />
  return <Withdrawal request={request} onClose={onClose} onChange={() => onChange(request)} />
}

function Answer({ id, onClose }: { id: string; onClose: () => void }) {
  const actor = useFlow(contractAnswerFlow, { input: { requestId: id } })
  useInvalidation('contracts', () => actor.send({ type: 'contracts.changed' }))
  useOutcome(actor, onClose)
  return <ContractAnswer actor={actor} symbol={useSymbol()} />
}

type WithdrawalProps = { request: ContractRequest; onClose: () => void; onChange: () => void }

function Withdrawal({ request, onClose, onChange }: WithdrawalProps) {
  const actor = useFlow(contractWithdrawalFlow, { input: { request } })
  useInvalidation('contracts', () => actor.send({ type: 'contracts.changed' }))
  useOutcome(actor, onClose)
  return <OwnRequest actor={actor} symbol={useSymbol()} onChange={onChange} />
}
