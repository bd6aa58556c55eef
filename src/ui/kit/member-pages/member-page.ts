/** The member centre's pages by group, in menu order (MEM-01). */
export const memberPages = [
  ['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'transferToUpline'],
  ['bettingRecord', 'transactionHistory', 'personalProfit', 'bonusDetails'],
  ['rewardCenter', 'referral', 'missionLeaderboard', 'messageV2', 'manualRebate'],
] as const

export const pageBeside = 'vip'

export type MemberPage = (typeof memberPages)[number][number] | typeof pageBeside

export type MemberGroups = readonly (readonly MemberPage[])[]

/** Members' pages outside the member centre. They have their own URLs. */
export const separatePages = ['task', 'pointMall'] as const

export type SeparatePage = (typeof separatePages)[number]

export type MemberCounts = { readonly [Page in MemberPage | SeparatePage]?: number }
