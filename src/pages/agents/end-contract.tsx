import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { useSymbol } from '#pages/kit/use-symbol.ts'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { LONGEST_REASON } from '#protocol/agents/contracts.ts'
import { EndContract } from '#ui/agents/contracts/end-contract.tsx'
import { contractTerminationFlow } from './contract-termination.flow.ts'

type Props = {
  contract: Contract
  side: 'upline' | 'downline'
  onClose: () => void
}

/** Ends a contract (CONTR-01). The other party must agree, unless that party's account is closed. */
export function EndContractDialog({ contract, side, onClose }: Props) {
  const actor = useFlow(contractTerminationFlow, { input: { contract } })
  useOutcome(actor, onClose)
  useInvalidation('contracts', () => actor.send({ type: 'contracts.changed' }))
  return <EndContract actor={actor} side={side} symbol={useSymbol()} longest={LONGEST_REASON} />
}
