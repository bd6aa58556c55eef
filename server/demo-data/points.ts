import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { demoText } from '#server/demo-data/texts/demo-text.ts'
import { postPoints } from '#server/ledger/points.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { claimKey, giftClaim } from '#server/rewards/claim.table.ts'
import { defaultTasks, type TaskTerms } from '#server/rewards/default-tasks.ts'
import { earnFor } from '#server/rewards/loyalty/earn-points.ts'
import { shopItem, shopOrder } from '#server/rewards/loyalty/point-shop.table.ts'
import { pointReward, pointTurnover } from '#server/rewards/loyalty/points.table.ts'
import { pointsSetting, tasksSetting } from '#server/rewards/rewards.settings.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { demoMembers } from './bonuses.ts'
import type { MemberRow } from './members.ts'
import { seededId } from './seeded-id.ts'
import { priceOf, shopItemId, shopItemRows } from './shop-items.ts'

const DAY = 86_400_000

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY)

type RewardRow = typeof pointReward.$inferInsert
type Given = Pick<RewardRow, 'title' | 'points' | 'refused'> & {
  name: string
  age: number
  lasts: number | null
  isClaimed: boolean
}

/** `age` and `lasts` are in days. */
const given: readonly Given[] = [
  {
    name: 'welcome',
    title: demoText('points.welcome.title'),
    points: 3_600,
    refused: null,
    age: 40,
    lasts: null,
    isClaimed: true,
  },
  {
    name: 'back',
    title: demoText('points.welcomeBack.title'),
    points: 150,
    refused: null,
    age: 1,
    lasts: 14,
    isClaimed: false,
  },
  {
    name: 'survey',
    title: demoText('points.opinionSurvey.title'),
    points: 80,
    refused: demoText('points.opinionSurvey.refused'),
    age: 12,
    lasts: null,
    isClaimed: false,
  },
]

const requested = [
  { name: 'pipa', quantity: 1, state: 'processing', reason: null, age: 0.5 },
  { name: 'domino', quantity: 1, state: 'rejected', reason: 'address', age: 6 },
  { name: 'baralho', quantity: 1, state: 'approved', reason: null, age: 15 },
] as const

/** Tasks dated around `now`, in addition to the default tasks. */
const tasksOfNow = (now: Date): TaskTerms[] => [
  {
    id: 'deposits-month',
    title: demoText('points.depositsMonth.title'),
    text: demoText('points.depositsMonth.text'),
    measure: 'deposits',
    goal: 5_000,
    amount: 0,
    points: 150,
    from: daysFrom(now, -45).toISOString(),
    until: daysFrom(now, 2).toISOString(),
    lasts: null,
  },
  {
    id: 'three-days',
    title: demoText('points.threeDays.title'),
    text: demoText('points.threeDays.text'),
    measure: 'days',
    goal: 3,
    amount: 200,
    points: 60,
    from: daysFrom(now, -0.25).toISOString(),
    until: daysFrom(now, 5).toISOString(),
    lasts: null,
  },
]

const DONE = 'mobile'

/** Only demo members have points. */
export async function insertPoints(
  tx: Transaction,
  { members, now }: { members: readonly MemberRow[]; now: Date },
): Promise<void> {
  await tx.insert(shopItem).values(shopItemRows())
  await writeSetting(tx, tasksSetting, [...defaultTasks, ...tasksOfNow(now)])
  const demo = demoMembers(members).map(({ id }) => id)
  await tx.insert(pointReward).values(demo.flatMap((memberId) => rewardRows(memberId, now)))
  // Only demo members get points for past turnover, so mark the other members' turnover as already counted.
  await tx.execute(sql`
    insert into ${pointTurnover} (member_id, counted)
    select member_id, sum(stake) from ${gameRound}
    where settled_at is not null and not member_id = any(${sql.param(demo)}::bigint[])
    group by member_id
  `)
  const { turnoverPerPoint } = await readSetting(tx, pointsSetting)
  await earnFor(tx, demo, { turnoverPerPoint, now })
  for (const memberId of demo) {
    for (const one of given.filter(({ isClaimed }) => isClaimed)) {
      const key = rewardId(one.name, memberId)
      await claimed(tx, { ...one, memberId, source: 'pointReward', key, now })
    }
    const task = defaultTasks.find(({ id }) => id === DONE)
    if (task) await claimed(tx, { ...task, memberId, source: 'task', key: task.id, age: 20, now })
    await redeemed(tx, memberId, now)
  }
}

const rewardId = (name: string, memberId: number) => seededId(`points ${name} of ${memberId}`)

const rewardRows = (memberId: number, now: Date): RewardRow[] =>
  given.map(({ name, title, points, refused, age, lasts }) => ({
    id: rewardId(name, memberId),
    memberId,
    title,
    points,
    refused,
    at: daysFrom(now, -age),
    expiresAt: lasts === null ? null : daysFrom(now, lasts - age),
  }))

type Claimed = Pick<Given, 'title' | 'points' | 'age'> & {
  memberId: number
  source: 'pointReward' | 'task'
  key: string
  now: Date
}

/** Posts points like a claim, but without a notification. */
async function claimed(
  tx: Transaction,
  { memberId, source, key, title, points, age, now }: Claimed,
): Promise<void> {
  const id = seededId(`claimed ${source} ${key} of ${memberId}`)
  const at = daysFrom(now, -age)
  await tx.insert(giftClaim).values({ id, memberId, source, title, amount: 0, points, turnover: 0, at })
  await tx.insert(claimKey).values({ memberId, source, key, claimId: id })
  await postPoints(tx, { memberId, kind: 'giftPoints', reference: id, points, at: now })
}

async function redeemed(tx: Transaction, memberId: number, now: Date): Promise<void> {
  for (const { name, quantity, age, ...decided } of requested) {
    const id = seededId(`redeemed ${name} by ${memberId}`)
    const points = priceOf(name, quantity)
    const at = daysFrom(now, -age)
    await tx.insert(shopOrder).values({
      ...decided,
      ...{ id, memberId, quantity, points, at },
      itemId: shopItemId(name),
      delivery: {
        name: 'Demonstração',
        mobileNum: '+55 11 90000-0000',
        address: 'Rua das Palmeiras, 100, São Paulo',
      },
      decidedAt: decided.state === 'processing' ? null : daysFrom(at, 1),
    })
    const ofThis = { memberId, reference: id, at: now } as const
    await postPoints(tx, { ...ofThis, kind: 'pointRedemption', points: -points })
    if (decided.state === 'rejected') await postPoints(tx, { ...ofThis, kind: 'pointsReturned', points })
  }
}
