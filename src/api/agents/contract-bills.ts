import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  type ContractSummary,
  exportContractBills,
  listContractBills,
  processHourlySalary,
  processRealTimeSalary,
  readContractBill,
  readDailySalary,
  readDividend,
} from '#protocol/agents/contract-bills.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { randomId } from '#protocol/kit/random-id.ts'

type Range = { from: string; to: string }

/**
 * Reading an hourly or real-time salary also settles due periods, so each read needs its own idempotency key.
 */
export function readContractSummary(
  kind: ContractKind,
  range: Range,
  signal: AbortSignal,
): Promise<ContractSummary> {
  const idempotencyKey = randomId()
  if (kind === 'dividend') return fetchValue(readDividend, range, { signal })
  if (kind === 'dailySalary') return fetchValue(readDailySalary, range, { signal })
  if (kind === 'hourlySalary') return fetchValue(processHourlySalary, range, { signal, idempotencyKey })
  return fetchValue(processRealTimeSalary, range, { signal, idempotencyKey })
}

export const readBills = (
  asked: RequestInput<typeof listContractBills>,
  signal: AbortSignal,
): Promise<ReplyOf<typeof listContractBills>> => fetchValue(listContractBills, asked, { signal })

export const exportBills = (
  asked: RequestInput<typeof exportContractBills>,
): Promise<Answer<typeof exportContractBills>> => callApi(exportContractBills, asked)

export const readBill = (id: string, signal: AbortSignal): Promise<ReplyOf<typeof readContractBill>> =>
  fetchValue(readContractBill, { id }, { signal })
