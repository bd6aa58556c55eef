import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { bonus } from '#server/rewards/bonus.table.ts'
import { demoAccounts, memberTypes } from './demo-accounts.ts'
import type { MemberRow } from './members.ts'
import { seededId } from './seeded-id.ts'

type BonusRow = typeof bonus.$inferInsert

const DAY = 86_400_000

/** `age` and `lasts` are in days, amounts in minor units. If `lasts` is null, the bonus never expires. */
type Given = Pick<BonusRow, 'source' | 'title' | 'amount' | 'turnover' | 'state'> & {
  name: string
  reason?: BonusRow['reason']
  age: number
  lasts: number | null
}

const given: readonly Given[] = [
  {
    name: 'thanks',
    source: 'bonus',
    title: demoText('bonus.thankYou.title'),
    amount: 1_000,
    turnover: 0,
    state: 'claimable',
    age: 0.2,
    lasts: null,
  },
  {
    name: 'weekend',
    source: 'promotion',
    title: demoText('bonus.stake200.title'),
    amount: 2_500,
    turnover: 12_500,
    state: 'claimable',
    age: 1,
    lasts: 14,
  },
  {
    name: 'photo',
    source: 'promotion',
    title: demoText('bonus.fanPhoto.title'),
    amount: 1_500,
    turnover: 7_500,
    state: 'processing',
    age: 2,
    lasts: null,
  },
  {
    name: 'home-screen',
    source: 'promotion',
    title: demoText('bonus.palpiteOnYourHomeScreen.title'),
    amount: 500,
    turnover: 2_500,
    state: 'rejected',
    reason: demoText('bonus.palpiteOnYourHomeScreen.reason'),
    age: 9,
    lasts: null,
  },
  {
    name: 'holiday',
    source: 'bonus',
    title: demoText('bonus.holidayBonus.title'),
    amount: 2_000,
    turnover: 10_000,
    state: 'claimable',
    age: 20,
    lasts: 7,
  },
]

export const bonusId = (name: string, memberId: number): string => seededId(`bonus ${name} of ${memberId}`)

export function demoMembers(members: readonly MemberRow[]): MemberRow[] {
  const demo = new Set(demoAccounts.map(({ account }) => account))
  return members.filter(({ account, type }) => demo.has(account) && type === memberTypes.member)
}

export function bonusRows(members: readonly MemberRow[], now: Date): BonusRow[] {
  return demoMembers(members).flatMap(({ id: memberId }) =>
    given.map(({ name, age, lasts, reason = null, ...one }) => {
      const at = new Date(now.getTime() - age * DAY)
      return {
        id: bonusId(name, memberId),
        memberId,
        ...one,
        reason,
        at,
        expiresAt: lasts === null ? null : new Date(at.getTime() + lasts * DAY),
      }
    }),
  )
}
