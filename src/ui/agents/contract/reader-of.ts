import type { ContractRequest } from '#protocol/agents/contract-terms.ts'

/** Which of its two parties reads a request. */
export const readerOf = ({ own, from, to }: ContractRequest): ContractRequest['from'] => (own ? from : to)
