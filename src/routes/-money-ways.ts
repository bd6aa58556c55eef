import type { MemberPage } from '#ui/member/member-page.ts'

/** Pages on which money moves, as they stand beneath the balance. */
export const moneyWays: readonly MemberPage[] = ['depositv2', 'withdraw']
