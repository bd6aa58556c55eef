import { createHash } from 'node:crypto'
import type { Operation, Posting } from '#server/ledger/post.ts'

export type Holdings = { wallet: number; setAside: number; underWay: number; vendor: number }

/** Ledger accounts of the members whose money moves, and of the house. */
export type Field = {
  people: readonly Holdings[]
  house: { games: number; cashier: number; bonus: number; fees: number }
}

/** Maximum amount of one operation, in minor units. */
const MOST = 500

/** Fee of a withdrawal, in minor units. */
const FEE = 1

const move = (from: number, to: number, amount: number): Posting[] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
]

type Make = (one: Holdings, other: Holdings, house: Field['house'], amount: number) => Posting[]

const kinds: readonly (readonly [string, Make])[] = [
  ['bet', ({ wallet }, _, { games }, amount) => move(wallet, games, amount)],
  ['win', ({ wallet }, _, { games }, amount) => move(games, wallet, amount)],
  ['deposit', ({ wallet }, _, { cashier }, amount) => move(cashier, wallet, amount)],
  ['withdrawal', ({ wallet, setAside }, _, _house, amount) => move(wallet, setAside, amount)],
  [
    'payout',
    ({ setAside }, _, { cashier, fees }, amount) => [
      { accountId: setAside, amount: -amount - FEE },
      { accountId: cashier, amount },
      { accountId: fees, amount: FEE },
    ],
  ],
  ['walletTransfer', ({ wallet, underWay }, _, _house, amount) => move(wallet, underWay, amount)],
  ['walletTransfer', ({ underWay, vendor }, _, _house, amount) => move(underWay, vendor, amount)],
  ['walletTransfer', ({ vendor, wallet }, _, _house, amount) => move(vendor, wallet, amount)],
  ['transfer', ({ wallet }, other, _house, amount) => move(wallet, other.wallet, amount)],
  ['bonus', ({ wallet }, _, { bonus }, amount) => move(bonus, wallet, amount)],
]

/**
 * Returns the operation of a client's n-th step. The same step always has the same operation, so it can be
 * retried.
 */
export function intentOf({ people, house }: Field, client: number, step: number): Omit<Operation, 'at'> {
  const key = `intent:${client}:${step}`
  const chance = createHash('sha256').update(key).digest()
  const first = chance.readUInt32LE(0) % people.length
  const second = (first + 1 + (chance.readUInt32LE(4) % (people.length - 1))) % people.length
  const [one, other] = [people[first], people[second]]
  const [kind, make] = kinds[chance.readUInt32LE(8) % kinds.length] ?? []
  if (!one || !other || !kind || !make) throw new Error(`${key} is nobody's`)
  const postings = make(one, other, house, 1 + (chance.readUInt32LE(12) % MOST))
  return { kind, key, reference: 'ledger-under-kills', postings }
}
