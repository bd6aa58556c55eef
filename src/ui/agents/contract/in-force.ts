import type { Contract, ContractTerms } from '#protocol/agents/contract-terms.ts'

/** The terms in force for the running period; newer terms may apply to later ones. */
export const inForce = ({ terms, termsBefore }: Pick<Contract, 'terms' | 'termsBefore'>): ContractTerms =>
  termsBefore ?? terms
