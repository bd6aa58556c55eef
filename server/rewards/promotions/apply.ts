import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { PromotionApplication } from '#protocol/rewards/promotions.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { spendUploads } from '#server/support/uploads/uploads.ts'
import { promotionApplication } from './promotion.table.ts'
import type { SignUpTerms } from './promotion-terms.ts'
import type { Of } from './promotions.ts'
import { giveReward } from './reward-bonus.ts'

type Step = 'join' | 'request'

const nothing = { comment: 'no', images: 'no' } as const

export const askedAt = ({ asks }: SignUpTerms, step: Step) =>
  asks?.step === step ? { comment: asks.comment, images: asks.images } : nothing

export function missingFrom(
  { comment, images }: Pick<PromotionApplication, 'comment' | 'images'>,
  asks: ReturnType<typeof askedAt>,
): 'comment' | 'images' | null {
  if (asks.images === 'must' && images.length === 0) return 'images'
  return asks.comment === 'must' && comment === '' ? 'comment' : null
}

const MOST = 10
const HOUR = 3_600_000

/** Returns how long the member must wait before applying again, in milliseconds; 0 if there is no wait. */
export async function waitToApply(database: Database, memberId: number, now: Date): Promise<number> {
  const { at } = promotionApplication
  const recent = await database
    .select({ at })
    .from(promotionApplication)
    .where(and(eq(promotionApplication.memberId, memberId), gt(at, new Date(now.getTime() - HOUR))))
    .orderBy(asc(at))
  const first = recent.at(-MOST)
  return first ? first.at.getTime() + HOUR - now.getTime() : 0
}

type Applying = {
  promotion: Of<SignUpTerms>
  memberId: number
  step: Step
  proof: Pick<PromotionApplication, 'comment' | 'images'>
  /** Progress towards the goal, in minor units. */
  done: number
  now: Date
}

/**
 * Stores an application and its images. If some images cannot be used, returns their ids and writes nothing.
 * An application that needs no review is accepted immediately. The caller must hold the member's claim lock
 * and check that this step is allowed.
 */
export async function apply(
  tx: Transaction,
  { promotion, memberId, step, proof, done, now }: Applying,
): Promise<string[]> {
  const id = randomUUID()
  const asks = askedAt(promotion.terms, step)
  const ids = asks.images === 'no' ? [] : proof.images
  const gone = await spendUploads(tx, { memberId, purpose: 'promotionRequest', ids, usedFor: id, now })
  if (gone.length > 0) return gone
  const isReviewed = promotion.terms.reviewed.includes(step)
  const reward = { promotion, memberId, done, isReviewed, now }
  const bonusId = step === 'request' ? await giveReward(tx, reward) : null
  await tx.insert(promotionApplication).values({
    id,
    promotionId: promotion.id,
    memberId,
    step,
    state: isReviewed ? 'waiting' : 'accepted',
    comment: asks.comment === 'no' ? '' : proof.comment,
    bonusId,
    at: now,
    decidedAt: isReviewed ? null : now,
  })
  return []
}
