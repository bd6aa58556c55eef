import { eq } from 'drizzle-orm'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { periodAt } from '#server/calendar/periods.ts'
import { dayAt } from '#server/calendar/zoned-day.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { readSetting } from '#server/settings/settings.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'
import { claimTimes, type Gift } from './claims.ts'
import type { VipTerms } from './default-vip-levels.ts'
import { type Claimant, type GiftResult, notClaimable } from './gift-result.ts'
import { type PlayedEver, playedEver } from './played.ts'
import { vipSetting } from './rewards.settings.ts'
import { turnoverFor } from './turnover-for.ts'

export type VipStatus = {
  level: number
  levels: readonly VipTerms[]
  played: PlayedEver
}

export const reachedLevel = (levels: readonly VipTerms[], played: PlayedEver): number =>
  levels.findLastIndex(({ deposits, turnover }) => played.deposits >= deposits && played.turnover >= turnover)

/** Returns a member's VIP level and progress. A reached level is kept, even if its terms change later. */
export async function vipStatus(database: Database, memberId: number): Promise<VipStatus> {
  const { levels } = await readSetting(database, vipSetting)
  const [known] = await database
    .select({ level: member.vipLevel })
    .from(member)
    .where(eq(member.id, memberId))
  const played = (await playedEver(database, [memberId])).get(memberId) ?? { deposits: 0, turnover: 0 }
  const level = Math.min(levels.length - 1, Math.max(reachedLevel(levels, played), known?.level ?? 0))
  return { level, levels, played }
}

/** A level's reward. It is paid once on reaching the level, or monthly while the member has the level. */
export type VipGift = {
  /** The claim key. */
  key: string
  title: LocalizedText
  /** Minor units. */
  amount: number
  state: 'locked' | 'claimable' | 'claimed'
  from: VipTerms
  claimedAt: Date | null
  expiresAt: Date | null
}

export async function vipGifts(
  database: Database,
  { memberId, now, status }: { memberId: number; now: Date; status: VipStatus },
): Promise<VipGift[]> {
  const claimed = await claimTimes(database, memberId, 'reward')
  const { level, levels } = status
  const given = (
    key: string,
    isReached: boolean,
    gift: Pick<VipGift, 'title' | 'amount' | 'from' | 'expiresAt'>,
  ): VipGift => {
    const claimedAt = claimed.get(key) ?? null
    return {
      ...gift,
      key,
      claimedAt,
      state: claimedAt ? 'claimed' : isReached ? 'claimable' : 'locked',
    }
  }
  const upgrades = levels.map((terms, place) =>
    given(`upgrade.${place}`, place <= level, {
      title: localizedText(
        /*i18n*/ { id: 'vip.reached', message: 'Bonus for reaching {level}' },
        { level: terms.name },
      ),
      amount: terms.upgradeBonus,
      from: terms,
      expiresAt: null,
    }),
  )
  const payer = levels[level]?.monthlyBonus ? levels[level] : levels.find(({ monthlyBonus }) => monthlyBonus)
  const { year, month } = dayAt(now, calendarZone)
  const monthly = payer
    ? [
        given(`month.${year}-${String(month).padStart(2, '0')}`, payer === levels[level], {
          title: localizedText(/*i18n*/ { id: 'vip.monthlyBonus.title', message: 'Monthly VIP bonus' }),
          amount: payer.monthlyBonus,
          from: payer,
          expiresAt: periodAt('monthly', now).to,
        }),
      ]
    : []
  return [...monthly, ...upgrades].filter(({ amount }) => amount > 0)
}

export async function findVipGift(claimant: Claimant, id: string): Promise<GiftResult> {
  const { platform, memberId, now } = claimant
  const { database } = platform
  const status = await vipStatus(database, memberId)
  const found = (await vipGifts(database, { memberId, now, status })).find(({ key }) => key === id)
  if (!found) throw new NotFound()
  if (found.state !== 'claimable') return notClaimable(found.state)
  const { key, title, amount } = found
  const turnover = await turnoverFor(database, 'reward', amount)
  return { gift: { source: 'reward', keys: [key], title, amount, turnover } satisfies Gift }
}
