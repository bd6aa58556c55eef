import { randomUUID } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { and, eq } from 'drizzle-orm'
import {
  joinPromotion,
  type PromotionApplication,
  readPromotion,
  requestPromotionReward,
} from '#protocol/rewards/promotions.ts'
import { claimRaffle } from '#protocol/rewards/raffles.ts'
import type { BonusDecision } from '#protocol/sandbox/rewards.ts'
import { uploadImage } from '#protocol/support/uploads.ts'
import { promotion, promotionApplication } from '#server/rewards/promotions/promotion.table.ts'
import type { RaffleTerms, SignUpTerms } from '#server/rewards/promotions/promotion-terms.ts'
import { rafflePrize } from '#server/rewards/promotions/raffle.table.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

/** Terms of a promotion that pays 10.00 immediately on joining. The money must be wagered 5 times. */
export const simple: SignUpTerms = {
  kind: 'signUp',
  needs: {},
  goal: null,
  reward: { amount: 1_000, turnoverFactor: 5, lasts: 7 },
  asks: null,
  reviewed: [],
}

/** Terms of a raffle: one chance per 50.00 deposited, at most three. Prizes must be wagered once. */
export const drawing: RaffleTerms = { kind: 'raffle', per: 5_000, most: 3, turnoverFactor: 1 }

export async function offer(
  { platform: { database } }: OpenedPlatform,
  given: Partial<typeof promotion.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  const words = { pt: 'Promoção de teste', en: 'Test promotion' }
  await database.insert(promotion).values({
    id,
    position: 1,
    category: 'casino',
    title: words,
    summary: words,
    content: { pt: '<p>Olá</p>', en: '<p>Hello</p>' },
    conditions: { pt: '<ul><li>Uma vez</li></ul>', en: '<ul><li>Once</li></ul>' },
    motif: 'sorte/trevo',
    hue: 150,
    layout: 'arch',
    startsAt: null,
    endsAt: null,
    terms: simple,
    ...given,
  })
  return id
}

/** Creates a raffle with these prizes. Amounts are in minor units. */
export async function offerRaffle(
  opened: OpenedPlatform,
  slips: readonly { amount: number; stock: number }[],
  given: Partial<typeof promotion.$inferInsert> = {},
): Promise<string> {
  const promotionId = await offer(opened, { category: 'raffles', terms: drawing, ...given })
  const prizes = slips.map(({ amount, stock }, position) => ({
    id: randomUUID(),
    promotionId,
    position,
    name: { pt: `Prêmio ${position}`, en: `Prize ${position}` },
    amount,
    stock,
    left: stock,
  }))
  await opened.platform.database.insert(rafflePrize).values(prizes)
  return promotionId
}

type Said = Partial<Pick<PromotionApplication, 'comment' | 'images'>>

export const join = (
  person: Person,
  promotionId: string,
  { key = randomUUID(), ...said }: Said & { key?: string } = {},
) => person.ask(joinPromotion, { promotionId, ...said }, { ...person.headers, 'idempotency-key': key })

export const request = (
  person: Person,
  promotionId: string,
  { key = randomUUID(), ...said }: Said & { key?: string } = {},
) =>
  person.ask(requestPromotionReward, { promotionId, ...said }, { ...person.headers, 'idempotency-key': key })

export const drawOnce = (person: Person, promotionId: string, key: string = randomUUID()) =>
  person.ask(claimRaffle, { promotionId }, { ...person.headers, 'idempotency-key': key })

export const look = (person: Person, id: string) => person.read(readPromotion, { id }, person.headers)

export async function sendImage(
  person: Person,
  purpose: 'promotionRequest' | 'feedback' = 'promotionRequest',
): Promise<string> {
  const bytes = await createCanvas(20, 20).encode('png')
  const image = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  return (await person.read(uploadImage, { purpose, image }, person.headers)).id
}

/** Decides a pending application as the operator does. Returns the HTTP status. */
export async function decideFor(
  opened: OpenedPlatform,
  { member }: Person,
  decision: BonusDecision,
): Promise<number> {
  const isTheirs = and(
    eq(promotionApplication.memberId, member.id),
    eq(promotionApplication.state, 'waiting'),
  )
  const [waiting] = await opened.platform.database.select().from(promotionApplication).where(isTheirs)
  const address = `/sandbox/api/promotion-applications/${waiting?.id ?? randomUUID()}`
  const body = JSON.stringify(decision)
  return (await opened.request(address, { method: 'PUT', body })).status
}
