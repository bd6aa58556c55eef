import type { Contract, ContractTerms } from '#protocol/agents/contract-terms.ts'

/**
 * Returns the terms of the current period. If `terms` apply only from a later period, the current terms are
 * in `termsBefore`.
 */
export const inForce = ({ terms, termsBefore }: Pick<Contract, 'terms' | 'termsBefore'>): ContractTerms =>
  termsBefore ?? terms
