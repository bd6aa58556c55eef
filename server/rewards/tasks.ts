import { eq } from 'drizzle-orm'
import type { Task, TaskMeasure } from '#protocol/rewards/tasks.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { readSetting } from '#server/settings/settings.ts'
import { claimTimes } from './claims.ts'
import type { TaskTerms } from './default-tasks.ts'
import { type Claimant, type GiftResult, notClaimable } from './gift-result.ts'
import { towards } from './goals.ts'
import { type Played, playedBy } from './played.ts'
import { tasksSetting } from './rewards.settings.ts'
import { turnoverFor } from './turnover-for.ts'

/** Milliseconds. */
const DAY = 86_400_000

export type OwnTask = {
  terms: TaskTerms
  state: Task['state']
  progress: number
  claimedAt: Date | null
  expiresAt: Date | null
}

const order: readonly Task['state'][] = ['claimable', 'running', 'claimed', 'expired']

type Query = { memberId: number; now: Date }
type Facts = Record<Exclude<TaskMeasure, keyof Played>, number>

export async function tasksOf(database: Database, { memberId, now }: Query): Promise<OwnTask[]> {
  const all = await readSetting(database, tasksSetting)
  const claimed = await claimTimes(database, memberId, 'task')
  const [who] = await database.select().from(member).where(eq(member.id, memberId))
  if (!who) return []
  const facts = accountFacts(who)
  const tasks: OwnTask[] = []
  for (const terms of all) {
    const expiresAt = endOf(terms, who.createdAt)
    const done = await doneOf(database, terms, { memberId, facts, until: earlier(expiresAt, now) })
    const { progress, isReached } = towards(terms, done)
    const claimedAt = claimed.get(terms.id) ?? null
    const isOver = expiresAt !== null && expiresAt <= now
    const state = claimedAt ? 'claimed' : isOver ? 'expired' : isReached ? 'claimable' : 'running'
    tasks.push({ terms, state, progress, claimedAt, expiresAt })
  }
  const endsAt = ({ expiresAt }: OwnTask) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  return order.flatMap((state) =>
    tasks
      .filter((task) => task.state === state)
      .toSorted((one, other) => (endsAt(one) === endsAt(other) ? 0 : endsAt(one) - endsAt(other))),
  )
}

function accountFacts(who: typeof member.$inferSelect): Facts {
  const mobile = who.mobile === null ? 0 : 1
  const email = who.emailBound ? 1 : 0
  const paymentPassword = who.paymentPasswordHash === null ? 0 : 1
  return { mobile, email, paymentPassword, profile: mobile + email + paymentPassword }
}

function endOf({ until, lasts }: TaskTerms, joinedAt: Date): Date | null {
  const ends = [
    ...(until === null ? [] : [Date.parse(until)]),
    ...(lasts === null ? [] : [joinedAt.getTime() + lasts * DAY]),
  ]
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

const earlier = (end: Date | null, now: Date): Date => (end !== null && end < now ? end : now)

type Counting = { memberId: number; facts: Facts; until: Date }

async function doneOf(
  database: Database,
  { measure, from }: TaskTerms,
  { memberId, facts, until }: Counting,
): Promise<number> {
  if (measure in facts) return facts[measure as keyof Facts]
  // The end of a range is exclusive, so add a millisecond to include a bet that was settled exactly at
  // `until`.
  const range = { from: new Date(from ?? 0), to: new Date(until.getTime() + 1) }
  return (await playedBy(database, memberId, range))[measure as keyof Played]
}

export async function findTask({ platform, memberId, now }: Claimant, id: string): Promise<GiftResult> {
  const { database } = platform
  const found = (await tasksOf(database, { memberId, now })).find(({ terms }) => terms.id === id)
  if (!found) throw new NotFound()
  if (found.state !== 'claimable') return notClaimable(found.state === 'running' ? 'locked' : found.state)
  const { title, amount, points } = found.terms
  const turnover = await turnoverFor(database, 'task', amount)
  return { gift: { source: 'task', keys: [id], title, amount, points, turnover } }
}
