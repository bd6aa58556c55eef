/** Pages of the member centre in the menu's order, in the groups that stand apart there (MEM-01). */
export const memberPages = [
  ['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'transferToUpline'],
  ['bettingRecord', 'transactionHistory', 'personalProfit', 'bonusDetails'],
  ['rewardCenter', 'referral', 'missionLeaderboard', 'messageV2', 'manualRebate'],
] as const

/** Those of the menu, and one that others lead to. */
export type MemberPage = (typeof memberPages)[number][number] | 'vip'

/** The pages that the site has, as they stand apart in the menu. */
export type MemberGroups = readonly (readonly MemberPage[])[]

/** Pages of a member's own that stand outside of the centre, at these addresses. */
export const pagesApart = ['task', 'pointMall'] as const

export type PageApart = (typeof pagesApart)[number]

/** How many things wait on a page. */
export type MemberCounts = { readonly [Page in MemberPage | PageApart]?: number }
