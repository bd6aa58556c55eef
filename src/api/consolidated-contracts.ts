import { type ConsolidatedContracts, readConsolidatedContracts } from '#contract/consolidated-contracts.ts'
import { read } from './ask.ts'

/** How the member stands with each kind of contract. */
export const readConsolidated = (signal: AbortSignal): Promise<ConsolidatedContracts> =>
  read(readConsolidatedContracts, {}, { signal })
