import { avatarCount } from '@palpite/game-art/avatar.ts'
import { eq } from 'drizzle-orm'
import { memberInfoOf } from '#server/auth/session/member-info.ts'
import { findTwoFactor } from '#server/auth/two-factor/two-factor.ts'
import { listPayoutAccounts, ownName } from '#server/cashier/payout-accounts.ts'
import { NotFound } from '#server/core/not-found.ts'
import { publish } from '#server/database/publish.ts'
import { avatarUrl } from '#server/identity/avatar-url.ts'
import { maskedEmail, maskedMobile, maskedName } from '#server/identity/masked.ts'
import { member } from '#server/identity/member.table.ts'
import { changeNickname as changeName, isForbiddenNickname } from '#server/identity/nickname.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'

/** MEM-02 */
export const readSecurityProfile: HandlerOf<'readSecurityProfile'> = async ({ platform, who }) => {
  const { database } = platform
  const { member } = who
  const [payee, accounts, secondStep] = await Promise.all([
    ownName(database, member),
    listPayoutAccounts(database, member.id),
    findTwoFactor(database, member.id),
  ])
  return accept({
    account: member.account,
    nickname: member.nickname,
    icon: avatarUrl(member.icon),
    registeredAt: member.createdAt.toISOString(),
    payeeName: payee && maskedName(payee),
    mobileNum: member.mobile && maskedMobile(member.mobile),
    email: member.email && maskedEmail(member.email),
    emailBound: member.emailBound,
    payoutAccounts: accounts.length,
    paymentPasswordSet: member.paymentPasswordHash !== null,
    passwordChangedAt: (member.passwordSetAt ?? member.createdAt).toISOString(),
    secondStepOn: secondStep !== null,
    lastLogin: member.previousLoginAt && {
      at: member.previousLoginAt.toISOString(),
      ip: member.previousLoginIp,
      device: member.previousLoginDevice,
    },
  })
}

export const changeNickname: HandlerOf<'changeNickname'> = async (context) => {
  const { platform, request, who, now } = context
  const { database, operator } = platform
  const { nickname } = request
  if (isForbiddenNickname(nickname, operator.brand.name))
    return refuse('nickname.refused', { reason: 'forbidden' as const })
  const changed = await changeName(database, who.member.id, nickname)
  if (!changed) return refuse('nickname.refused', { reason: 'taken' as const })
  await publish(database, { memberId: changed.id, type: 'account.changed' })
  return accept(await memberInfoOf(platform, { ...who, member: changed }, now))
}

export const changeIcon: HandlerOf<'changeIcon'> = async ({ platform, request, who, now }) => {
  const { iconId: icon } = request
  const isOffered = Array.from({ length: avatarCount }, (_, index) => String(index)).includes(icon)
  if (!isOffered) throw new NotFound()
  const { database } = platform
  await database.update(member).set({ icon }).where(eq(member.id, who.member.id))
  await publish(database, { memberId: who.member.id, type: 'account.changed' })
  return accept(await memberInfoOf(platform, { ...who, member: { ...who.member, icon } }, now))
}
