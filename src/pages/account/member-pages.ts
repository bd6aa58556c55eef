import type { AnyRouter } from '@tanstack/react-router'
import { isSameName } from '#pages/kit/is-same-name.ts'
import { type LatePage, lazyPage } from '#pages/kit/loading/lazy-page.tsx'
import { preloadViews } from '#pages/kit/loading/preload-views.ts'
import { type MemberPage, memberPages, pageBeside } from '#ui/kit/member-pages/member-page.ts'
import { memberPageNames } from '#ui/kit/member-pages/member-page-names.ts'

/** Pages of the member centre, each in its own chunk. Menus contain only the pages listed here. */
export const memberViews: { readonly [Page in MemberPage]?: LatePage } = {
  securityCenter: lazyPage(
    memberPageNames.securityCenter,
    async () => (await import('./security-center.page.tsx')).SecurityCenterPage,
  ),
  transferFund: lazyPage(
    memberPageNames.transferFund,
    async () => (await import('#pages/cashier/vendor-wallets.page.tsx')).VendorWalletsPage,
  ),
  depositv2: lazyPage(
    memberPageNames.depositv2,
    async () => (await import('#pages/cashier/deposit.page.tsx')).DepositPage,
  ),
  withdraw: lazyPage(
    memberPageNames.withdraw,
    async () => (await import('#pages/cashier/withdrawal.page.tsx')).WithdrawalPage,
  ),
  transferToUpline: lazyPage(
    memberPageNames.transferToUpline,
    async () => (await import('#pages/cashier/upline-transfer.page.tsx')).UplineTransferPage,
  ),
  bettingRecord: lazyPage(
    memberPageNames.bettingRecord,
    async () => (await import('./betting-record.page.tsx')).BettingRecordPage,
  ),
  transactionHistory: lazyPage(
    memberPageNames.transactionHistory,
    async () => (await import('./transactions.page.tsx')).TransactionsPage,
  ),
  personalProfit: lazyPage(
    memberPageNames.personalProfit,
    async () => (await import('./personal-profit.page.tsx')).PersonalProfitPage,
  ),
  bonusDetails: lazyPage(
    memberPageNames.bonusDetails,
    async () => (await import('#pages/rewards/bonus.page.tsx')).BonusDetailsPage,
  ),
  rewardCenter: lazyPage(
    memberPageNames.rewardCenter,
    async () => (await import('#pages/rewards/reward-center.page.tsx')).RewardCenterPage,
  ),
  referral: lazyPage(
    memberPageNames.referral,
    async () => (await import('#pages/rewards/referral.page.tsx')).ReferralPage,
  ),
  missionLeaderboard: lazyPage(
    memberPageNames.missionLeaderboard,
    async () => (await import('#pages/rewards/mission.page.tsx')).MissionPage,
  ),
  manualRebate: lazyPage(
    memberPageNames.manualRebate,
    async () => (await import('#pages/rewards/manual-rebate.page.tsx')).ManualRebatePage,
  ),
  vip: lazyPage(memberPageNames.vip, async () => (await import('#pages/rewards/vip.page.tsx')).VipPage),
  messageV2: lazyPage(memberPageNames.messageV2, async () =>
    (await import('./messages.page.tsx')).messagesPageOf('member', memberPageNames.messageV2),
  ),
}

const pages = [...memberPages.flat(), pageBeside] as const

/**
 * Returns the page that the URL names, or the first page if the URL names none. Returns undefined if there is
 * no such page.
 */
export const memberPageOf = (name: string | undefined): MemberPage | undefined =>
  pages.find((page) => isSameName(page, name ?? pages[0]))

export function memberViewOf(name: string | undefined): LatePage | undefined {
  const page = memberPageOf(name)
  return page && memberViews[page]
}

export const preloadMemberPages = (router: AnyRouter): void =>
  preloadViews(router, '/member/{-$page}', ({ page }) => memberViewOf(page))
