import type { promotion, promotionApplication } from '#server/rewards/promotions/promotion.table.ts'
import type { rafflePrize } from '#server/rewards/promotions/raffle.table.ts'
import { bonusId } from './bonuses.ts'
import type { MemberRow } from './members.ts'
import { deposits } from './promotions/deposits.ts'
import { informations } from './promotions/informations.ts'
import type { Offered } from './promotions/offered.ts'
import { raffles } from './promotions/raffles.ts'
import { signUps } from './promotions/sign-ups.ts'
import { seededId } from './seeded-id.ts'

type PromotionRow = typeof promotion.$inferInsert
type ApplicationRow = typeof promotionApplication.$inferInsert

const DAY = 86_400_000

const order = [
  'month',
  'weekend',
  'photo',
  'first-deposit',
  'deposit-half',
  'story',
  'email',
  'courts',
  'deposit-daily',
  'rebate',
  'invite',
  'home-screen',
  'anniversary',
]

const offered = [...signUps, ...raffles, ...deposits, ...informations].toSorted(
  (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
)

export function promotionCategory(name: string): string {
  const promotion = offered.find((one) => one.name === name)
  if (!promotion) throw new Error(`Promotion ${name} does not exist`)
  return promotion.category
}

export const promotionId = (name: string): string => seededId(`promotion ${name}`)

const daysFrom = (now: Date, days: number | null) =>
  days === null ? null : new Date(now.getTime() + days * DAY)

export const promotionRows = (now: Date): PromotionRow[] =>
  offered.map(({ name, from, to, prizes: _, ...row }, position) => ({
    ...row,
    id: promotionId(name),
    position,
    startsAt: daysFrom(now, from),
    endsAt: daysFrom(now, to),
  }))

const prizesOf = ({ name: promotion, prizes = [] }: Offered): (typeof rafflePrize.$inferInsert)[] =>
  prizes.map(({ drawn, ...prize }, position) => ({
    ...prize,
    id: seededId(`prize ${position} of ${promotion}`),
    promotionId: promotionId(promotion),
    position,
    left: prize.stock - drawn,
  }))

export const rafflePrizeRows = (): (typeof rafflePrize.$inferInsert)[] => offered.flatMap(prizesOf)

/** Applications, by the name of the promotion. The bonus with the same name is their reward. */
const requested: Record<string, { state: ApplicationRow['state']; age: number; comment: string }> = {
  weekend: { state: 'accepted', age: 1, comment: '' },
  photo: { state: 'waiting', age: 2, comment: 'Sala da minha tia em dia de clássico.' },
  'home-screen': { state: 'rejected', age: 9, comment: '' },
}

export function promotionApplicationRows(members: readonly MemberRow[], now: Date): ApplicationRow[] {
  return members.flatMap(({ id: memberId }) =>
    Object.entries(requested).flatMap(([name, { state, age, comment }]) => {
      const ofThis = { promotionId: promotionId(name), memberId }
      const at = new Date(now.getTime() - age * DAY)
      const joinedAt = new Date(at.getTime() - DAY / 4)
      const decidedAt = state === 'waiting' ? null : at
      return [
        {
          ...ofThis,
          id: seededId(`joined ${name} by ${memberId}`),
          step: 'join',
          state: 'accepted',
          reason: null,
          comment: '',
          bonusId: null,
          at: joinedAt,
          decidedAt: joinedAt,
        },
        {
          ...ofThis,
          id: seededId(`asked ${name} by ${memberId}`),
          step: 'request',
          state,
          reason: state === 'rejected' ? 'proof' : null,
          comment,
          bonusId: bonusId(name, memberId),
          at,
          decidedAt,
        },
      ]
    }),
  )
}
