import type { ContractRequest } from '#protocol/agents/contract-terms.ts'

export const readerOf = ({ own, from, to }: ContractRequest): ContractRequest['from'] => (own ? from : to)
