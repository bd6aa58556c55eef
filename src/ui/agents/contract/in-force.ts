import type { Contract, ContractTerms } from '#protocol/agents/contract-terms.ts'

/** By which terms a contract is paid for the period that runs; others may be agreed for later ones. */
export const inForce = ({ terms, termsBefore }: Pick<Contract, 'terms' | 'termsBefore'>): ContractTerms =>
  termsBefore ?? terms
