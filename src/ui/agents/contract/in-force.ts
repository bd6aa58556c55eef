import type { Contract, ContractTerms } from '#protocol/agents/contract-terms.ts'

/**
 * Terms of the running period. `terms` may apply only from a later period; then `termsBefore` holds the
 * current ones.
 */
export const inForce = ({ terms, termsBefore }: Pick<Contract, 'terms' | 'termsBefore'>): ContractTerms =>
  termsBefore ?? terms
