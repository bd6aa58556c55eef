import { desc, eq } from 'drizzle-orm'
import type { PointReward } from '#protocol/rewards/points.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { claimTimes } from '#server/rewards/claims.ts'
import { type Claimant, type GiftResult, notClaimable } from '#server/rewards/gift-result.ts'
import { pointRewardsSetting } from '#server/rewards/rewards.settings.ts'
import { vipStatus } from '#server/rewards/vip.ts'
import { readSetting } from '#server/settings/settings.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'
import { pointReward } from './points.table.ts'

export type OwnPointReward = {
  /** The claim key. */
  id: string
  title: LocalizedText
  points: number
  state: PointReward['state']
  reason: LocalizedText | null
  expiresAt: Date | null
  claimedAt: Date | null
}

const tooLate: LocalizedText = localizedText(
  /*i18n*/ { id: 'pointReward.tooLate', message: 'The claim period has ended.' },
)

const order: readonly PointReward['state'][] = ['claimable', 'locked', 'claimed', 'refused']

type Query = { memberId: number; now: Date }

/** Returns a member's own point rewards and those of all VIP levels. Claimable ones come first (PTS-02). */
export async function pointRewardsOf(database: Database, query: Query): Promise<OwnPointReward[]> {
  const claimed = await claimTimes(database, query.memberId, 'pointReward')
  const all = [...(await ofMember(database, query, claimed)), ...(await ofLevels(database, query, claimed))]
  return order.flatMap((state) => all.filter((reward) => reward.state === state))
}

type Claimed = ReadonlyMap<string, Date>

async function ofMember(
  database: Database,
  { memberId, now }: Query,
  claimed: Claimed,
): Promise<OwnPointReward[]> {
  const rows = await database
    .select()
    .from(pointReward)
    .where(eq(pointReward.memberId, memberId))
    .orderBy(desc(pointReward.at), desc(pointReward.id))
  return rows.map(({ id, title, points, refused, expiresAt }) => {
    const claimedAt = claimed.get(id) ?? null
    const reason = refused ?? (expiresAt && expiresAt <= now ? tooLate : null)
    if (claimedAt) return { id, title, points, state: 'claimed', reason: null, expiresAt, claimedAt }
    return { id, title, points, state: reason ? 'refused' : 'claimable', reason, expiresAt, claimedAt }
  })
}

async function ofLevels(
  database: Database,
  { memberId }: Query,
  claimed: Claimed,
): Promise<OwnPointReward[]> {
  const terms = await readSetting(database, pointRewardsSetting)
  const { level: reached, levels } = await vipStatus(database, memberId)
  return terms.map(({ id, title, points, level }) => {
    const claimedAt = claimed.get(id) ?? null
    const state = claimedAt ? 'claimed' : reached >= level ? 'claimable' : 'locked'
    const name = levels[level]?.name ?? String(level)
    const reason = localizedText(
      /*i18n*/ { id: 'pointReward.atLevel', message: 'At VIP level {level}' },
      { level: name },
    )
    return {
      id,
      title,
      points,
      state,
      reason: state === 'locked' ? reason : null,
      expiresAt: null,
      claimedAt,
    }
  })
}

/** @throws NotFound if the reward does not exist or belongs to another member */
export async function findPointReward(
  { platform, memberId, now }: Claimant,
  id: string,
): Promise<GiftResult> {
  const found = (await pointRewardsOf(platform.database, { memberId, now })).find((one) => one.id === id)
  if (!found) throw new NotFound()
  const { state, title, points } = found
  if (state !== 'claimable') return notClaimable(state === 'refused' ? 'rejected' : state)
  return { gift: { source: 'pointReward', keys: [id], title, amount: 0, points, turnover: 0 } }
}
