import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { contract } from './contract-terms.ts'
import { runningRefusals, withHouse } from './contracts.ts'

/** Downline contracts that a change would end, and a token that identifies this list. */
const ends = { ends: v.array(contract), preview: v.string() }

export const previewContractEnd = call({
  method: 'GET',
  path: '/wps/relay/contracts/end/preview',
  access: 'token',
  summary: 'Lists the downline contracts that would end together with a contract now.',
  request: v.object({ contractId: id }),
  reply: v.object({ contract, ...ends }),
  refusals: { ...withHouse, 'contract.ended': runningRefusals['contract.ended'] },
})

export const endContract = call({
  method: 'POST',
  path: '/wps/relay/contracts/end',
  access: 'token',
  idempotent: true,
  summary:
    'Ends a contract whose other party has a closed account, together with all contracts of the preview, or none of them.',
  request: v.object({
    contractId: id,
    version: count,
    preview: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  }),
  reply: v.object({ contract, ended: v.array(contract) }),
  refusals: {
    ...withHouse,
    'contract.ended': runningRefusals['contract.ended'],
    'contract.changed': runningRefusals['contract.changed'],
    'contract.partyOpen': v.object({ contract }),
    'contract.previewStale': v.object(ends),
  },
})
