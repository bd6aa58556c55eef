import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { dateRange, moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { code } from '#protocol/kit/query-values.ts'
import { gameType } from '#protocol/lobby/games.ts'
import { csvFile, exportRefusals } from './record-export.ts'

const betState = v.picklist(['open', 'won', 'lost', 'even', 'void'])

/** A bet. Team reports add the member who placed it. */
export const bettingRecord = v.object({
  id,
  at: moment,
  settledAt: v.nullable(moment),
  nodeId: v.pipe(v.number(), v.integer()),
  gameName: v.string(),
  vassalage: v.string(),
  gameType,
  state: betState,
  stake: notNegative,
  win: notNegative,
  /** Payout minus stake; 0 while the bet is open. */
  net: minorUnits,
  round: v.string(),
})

export const bettingSums = v.object({ stake: notNegative, win: notNegative, net: minorUnits })

export const bettingFilters = {
  ...dateRange,
  gameType: v.optional(gameType),
  vassalage: v.optional(code),
  state: v.optional(betState),
}

export const listBettingRecords = call({
  method: 'GET',
  path: '/wps/relay/member/bets',
  access: 'token',
  summary: 'Lists the member’s bets, newest first, with totals of the page and of all results.',
  request: v.object({ ...bettingFilters, ...keyPage }),
  reply: v.object({
    bets: v.array(bettingRecord),
    next,
    currency: v.string(),
    totals: v.object({ page: bettingSums, all: bettingSums }),
  }),
})

export const readBettingRecord = call({
  method: 'GET',
  path: '/wps/relay/member/bets/details',
  access: 'token',
  summary: 'Returns one bet with the details of its round.',
  request: v.object({ id }),
  reply: v.object({
    ...bettingRecord.entries,
    currency: v.string(),
    details: v.array(v.object({ label: v.string(), text: v.string() })),
  }),
})

export const exportBettingRecords = call({
  method: 'GET',
  path: '/wps/relay/member/bets/export',
  access: 'token',
  summary: 'Exports the member’s bets as a CSV file in the reader’s language.',
  request: v.object(bettingFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export type BettingRecords = ReplyOf<typeof listBettingRecords>
export type BettingRecord = v.InferOutput<typeof bettingRecord>
export type BettingRecordDetails = ReplyOf<typeof readBettingRecord>
export type BetState = BettingRecord['state']
