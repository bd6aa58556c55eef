import { randomUUID } from 'node:crypto'
import {
  convertPoints,
  listRedeemed,
  listShopItems,
  type RedemptionState,
  redeemPoints,
} from '#protocol/rewards/point-shop.ts'
import { readPointBalance } from '#protocol/rewards/points.ts'
import type { RedemptionDecision } from '#protocol/sandbox/point-shop.ts'
import { postPoints } from '#server/ledger/points.ts'
import { shopItem } from '#server/rewards/loyalty/point-shop.table.ts'
import { pointReward } from '#server/rewards/loyalty/points.table.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

export const givePoints = (
  { platform: { database, clock } }: OpenedPlatform,
  { member: { id: memberId } }: Person,
  points: number,
): Promise<number> =>
  database.transaction(async (tx) =>
    postPoints(tx, { memberId, kind: 'giftPoints', reference: randomUUID(), points, at: await clock() }),
  )

export const pointsOf = async (person: Person): Promise<number> =>
  (await person.read(readPointBalance, {}, person.headers)).points

export async function offerItem(
  { platform: { database } }: OpenedPlatform,
  given: Partial<typeof shopItem.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await database.insert(shopItem).values({
    id,
    position: 1,
    title: { pt: 'Item de teste', en: 'Test item' },
    text: { pt: 'Um item', en: 'An item' },
    motif: 'fichas/pilha',
    hue: 150,
    points: 100,
    left: null,
    maxPerMember: null,
    delivered: false,
    bonus: null,
    ...given,
  })
  return id
}

export async function rewardWithPoints(
  { platform: { database, clock } }: OpenedPlatform,
  { member: { id: memberId } }: Person,
  given: Partial<typeof pointReward.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  const title = { pt: 'Recompensa de teste', en: 'Test reward' }
  await database
    .insert(pointReward)
    .values({ id, memberId, title, points: 50, refused: null, at: await clock(), ...given })
  return id
}

type Redeeming = { quantity?: number; points?: number; key?: string; delivery?: typeof home }

export const home = { name: 'Ana Souza', mobileNum: '+55 11 98888-0001', address: 'Rua A, 1' }

/** Redeems points for one or more units of an item. By default, each unit costs 100 points. */
export const redeem = (
  person: Person,
  itemId: string,
  { quantity = 1, points = 100 * quantity, key = randomUUID(), ...given }: Redeeming = {},
) =>
  person.ask(
    redeemPoints,
    { itemId, quantity, points, ...given },
    { ...person.headers, 'idempotency-key': key },
  )

/** Converts points to money: by default, 100 points to 1.00. */
export const convert = (
  person: Person,
  points: number,
  { amount = points, key = randomUUID() }: { amount?: number; key?: string } = {},
) => person.ask(convertPoints, { points, amount }, { ...person.headers, 'idempotency-key': key })

export const itemsOf = async (person: Person) => (await person.read(listShopItems, {}, person.headers)).items

export const redeemedBy = (
  person: Person,
  asked: { cursor?: string; limit?: string; state?: RedemptionState } = {},
) => person.read(listRedeemed, asked, person.headers)

/** Decides a redemption as the operator does. Returns the HTTP status. */
export async function decideOn(
  opened: OpenedPlatform,
  id: string,
  decision: RedemptionDecision,
): Promise<number> {
  const body = JSON.stringify(decision)
  return (await opened.request(`/sandbox/api/redemptions/${id}`, { method: 'PUT', body })).status
}
