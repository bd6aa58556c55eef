import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  type BettingRecordDetails,
  type BettingRecords,
  exportBettingRecords,
  listBettingRecords,
  readBettingRecord,
} from '#protocol/account/betting-records.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export const readOwnBets = (
  asked: RequestInput<typeof listBettingRecords>,
  signal: AbortSignal,
): Promise<BettingRecords> => fetchValue(listBettingRecords, asked, { signal })

export const readOwnBet = (id: string, signal: AbortSignal): Promise<BettingRecordDetails> =>
  fetchValue(readBettingRecord, { id }, { signal })

export const exportOwnBets = (
  asked: RequestInput<typeof exportBettingRecords>,
): Promise<Answer<typeof exportBettingRecords>> => callApi(exportBettingRecords, asked)
