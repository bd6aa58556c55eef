/** Pages of the member centre in the menu's order, in the groups that stand apart there (MEM-01). */
export const memberPages = [
  ['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'transferToUpline'],
  ['bettingRecord', 'transactionHistory', 'personalProfit', 'bonusDetails'],
  ['rewardCenter', 'referral', 'missionLeaderboard', 'messageV2', 'manualRebate'],
] as const

/** One more page of the centre, which stands in the menu beside those of a member's own outside of it. */
export const pageBeside = 'vip'

export type MemberPage = (typeof memberPages)[number][number] | typeof pageBeside

/** The pages that the site has, as they stand apart in the menu. */
export type MemberGroups = readonly (readonly MemberPage[])[]

/** Pages of a member's own that stand outside of the centre, at these addresses. */
export const pagesApart = ['task', 'pointMall'] as const

export type PageApart = (typeof pagesApart)[number]

/** How many things wait on a page. */
export type MemberCounts = { readonly [Page in MemberPage | PageApart]?: number }
