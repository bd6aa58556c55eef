import type { Contract } from '#contract/contract-terms.ts'
import { LONGEST_REASON } from '#machines/contract-termination/termination-setup.ts'
import { contractTerminationMachine } from '#machines/contract-termination.machine.ts'
import { EndContract } from '#ui/contracts/end-contract.tsx'
import { useEnd } from './-use-end.ts'
import { useFlow } from './-use-flow.ts'
import { useOutdated } from './-use-outdated.ts'
import { useSymbol } from './-use-symbol.ts'

type Props = {
  contract: Contract
  /** Which party of it is the other one. */
  side: 'upline' | 'downline'
  onClose: () => void
}

/** CONTR-01: asks the other party to end a contract, or ends it where nobody would answer. */
export function EndContractDialog({ contract, side, onClose }: Props) {
  const actor = useFlow(contractTerminationMachine, { input: { contract } })
  useEnd(actor, onClose)
  useOutdated('contracts', () => actor.send({ type: 'contracts.changed' }))
  return <EndContract actor={actor} side={side} symbol={useSymbol()} longest={LONGEST_REASON} />
}
