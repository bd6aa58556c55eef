import type { BettingRecords } from '#protocol/account/betting-records.ts'

/** Adds up the totals of all loaded pages, in minor units. */
export const betSumsOf = (
  pages: readonly Pick<BettingRecords, 'totals'>[],
): BettingRecords['totals']['page'] =>
  pages.reduce(
    (sum, { totals: { page } }) => ({
      stake: sum.stake + page.stake,
      win: sum.win + page.win,
      net: sum.net + page.net,
    }),
    { stake: 0, win: 0, net: 0 },
  )
