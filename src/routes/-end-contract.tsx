import type { Contract } from '#contract/contract-terms.ts'
import { LONGEST_REASON } from '#machines/contract-termination/termination-setup.ts'
import { contractTerminationMachine } from '#machines/contract-termination.machine.ts'
import { EndContract } from '#ui/contracts/end-contract.tsx'
import { useEnd } from './-use-end.ts'
import { useFlow } from './-use-flow.ts'
import { useSymbol } from './-use-symbol.ts'

/** CONTR-01: asks the other party to end a contract, or ends it where nobody would answer. */
export function EndContractDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const actor = useFlow(contractTerminationMachine, { input: { contract } })
  useEnd(actor, onClose)
  return <EndContract actor={actor} symbol={useSymbol()} longest={LONGEST_REASON} />
}
