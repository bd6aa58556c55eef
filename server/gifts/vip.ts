import { eq } from 'drizzle-orm'
import { calendarZone } from '#contract/moment.ts'
import { periodAt } from '../calendar/periods.ts'
import { dayAt } from '../calendar/zoned-day.ts'
import type { Database } from '../database/database.ts'
import { member } from '../database/schema/member.ts'
import type { Words } from '../report/record-file.ts'
import { readSetting } from '../settings.ts'
import { UnknownThing } from '../unknown-thing.ts'
import { claimedThings, type Gift } from './claims.ts'
import type { VipTerms } from './first-vip-levels.ts'
import { type Claimant, type FoundGift, notClaimable } from './found-gift.ts'
import { type Played, playedEver } from './played.ts'
import { turnoverFor } from './turnover-for.ts'

/** Where a member is among the levels. */
export type VipStanding = {
  level: number
  levels: readonly VipTerms[]
  played: Pick<Played, 'deposits' | 'turnover'>
}

/** The highest level that was reached by deposits and turnover; one that was given or reached before is kept. */
export async function vipStanding(database: Database, memberId: number): Promise<VipStanding> {
  const { levels } = await readSetting(database, 'vip')
  const played = await playedEver(database, memberId)
  const [known] = await database
    .select({ level: member.vipLevel })
    .from(member)
    .where(eq(member.id, memberId))
  const reached = levels.findLastIndex(
    ({ deposits, turnover }) => played.deposits >= deposits && played.turnover >= turnover,
  )
  return { level: Math.min(levels.length - 1, Math.max(reached, known?.level ?? 0)), levels, played }
}

/** Has a member's level be known wherever it is shown; it is never lowered. */
export async function keepLevel(database: Database, memberId: number, { level }: VipStanding): Promise<void> {
  const [known] = await database
    .select({ level: member.vipLevel })
    .from(member)
    .where(eq(member.id, memberId))
  if (known && known.level < level)
    await database.update(member).set({ vipLevel: level }).where(eq(member.id, memberId))
}

/** What a level gives: once, for reaching it, or each month to whoever has it. */
export type VipGift = {
  /** Its name among the things claimed. */
  thing: string
  title: Words
  /** Minor units. */
  amount: number
  state: 'locked' | 'claimable' | 'claimed'
  /** The level that has to be reached first. */
  from: VipTerms
  claimedAt: Date | null
  /** When it can be claimed no more. */
  expiresAt: Date | null
}

/** Everything that the levels give, for the level that a member has. */
export async function vipGifts(
  database: Database,
  { memberId, now, standing }: { memberId: number; now: Date; standing: VipStanding },
): Promise<VipGift[]> {
  const claimed = await claimedThings(database, memberId, 'reward')
  const { level, levels } = standing
  const given = (
    thing: string,
    isReached: boolean,
    gift: Pick<VipGift, 'title' | 'amount' | 'from' | 'expiresAt'>,
  ): VipGift => {
    const claimedAt = claimed.get(thing) ?? null
    return {
      ...gift,
      thing,
      claimedAt,
      state: claimedAt ? 'claimed' : isReached ? 'claimable' : 'locked',
    }
  }
  const upgrades = levels.map((terms, place) =>
    given(`upgrade.${place}`, place <= level, {
      title: {
        pt: `Bônus por chegar ao nível ${terms.name.pt}`,
        en: `Bonus for reaching ${terms.name.en}`,
      },
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
          title: { pt: 'Bônus VIP do mês', en: 'VIP bonus of the month' },
          amount: payer.monthlyBonus,
          from: payer,
          expiresAt: periodAt('monthly', now).to,
        }),
      ]
    : []
  return [...monthly, ...upgrades].filter(({ amount }) => amount > 0)
}

/** @throws UnknownThing where the levels give no such thing */
export async function findVipGift(claimant: Claimant, id: string): Promise<FoundGift> {
  const { platform, memberId, now } = claimant
  const { database } = platform
  const standing = await vipStanding(database, memberId)
  const found = (await vipGifts(database, { memberId, now, standing })).find(({ thing }) => thing === id)
  if (!found) throw new UnknownThing()
  if (found.state !== 'claimable') return notClaimable(found.state)
  const { thing, title, amount } = found
  const turnover = await turnoverFor(database, 'reward', amount)
  return { gift: { source: 'reward', things: [thing], title, amount, turnover } satisfies Gift }
}
