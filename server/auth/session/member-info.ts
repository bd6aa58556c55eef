import { eq } from 'drizzle-orm'
import type { MemberInfo } from '#protocol/account/member.ts'
import { recentGame } from '#server/games/recent-game.table.ts'
import { avatarUrl } from '#server/identity/avatar-url.ts'
import { passwordState } from '#server/identity/password-state.ts'
import type { Who } from '#server/identity/who.ts'
import type { Platform } from '#server/platform/platform.ts'
import { currency } from '#server/texts/currency.ts'

export async function memberInfoOf(
  platform: Platform,
  who: Pick<Who, 'member'> & { session: { method: string; byLink: boolean } },
  now: Date,
): Promise<MemberInfo> {
  const { member } = who
  const { database } = platform
  const [password, played] = await Promise.all([
    passwordState(database, who, now),
    database
      .select({ nodeId: recentGame.nodeId })
      .from(recentGame)
      .where(eq(recentGame.memberId, member.id))
      .limit(1),
  ])
  return {
    id: String(member.id),
    account: member.account,
    nickname: member.nickname,
    userName: member.userName,
    type: member.type,
    icon: avatarUrl(member.icon),
    currency: currency.code,
    currencySymbol: currency.symbol,
    vipLevel: member.vipLevel,
    passwordDefault: password.mustChange && password.isDefault,
    passwordExpired: password.mustChange && password.isExpired,
    lastLogin: member.previousLoginAt?.toISOString() ?? null,
    hasPlayed: played.length > 0,
    hasUpline: member.uplineId !== null,
    byLink: who.session.byLink,
  }
}
