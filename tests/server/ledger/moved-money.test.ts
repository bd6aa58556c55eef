import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import { calls } from '#protocol/calls.ts'
import { addPayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type { Call, RequestInput } from '#protocol/kit/call.ts'
import { readLotteryDraw } from '#protocol/play/lottery-draws.ts'
import type { ClaimRequest } from '#protocol/rewards/claims.ts'
import { uploadImage } from '#protocol/support/uploads.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { vendorWalletOf } from '#server/ledger/accounts.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { plays } from '#server/play/lottery/plays.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { putContract, putRound, termsOf } from '#tests/support/agents/settlement.ts'
import { orderPayout } from '#tests/support/cashier/order-payout.ts'
import { PIN, withMoney } from '#tests/support/cashier/payer.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import { lineOf, putLotteries, VN } from '#tests/support/play/lottery-world.ts'
import { giveBonus, makeClaimant, payIn, stake } from '#tests/support/rewards/claim-world.ts'
import { creditWith, newestBonus, offerBonus } from '#tests/support/rewards/deposit-bonus-world.ts'
import { givePoints, offerItem, rewardWithPoints } from '#tests/support/rewards/point-world.ts'
import { join, offer, offerRaffle } from '#tests/support/rewards/promotion-world.ts'
import { BALANCE, listeningWorld, MOVED, type Moving, NOTED } from '#tests/support/site/listening-world.ts'

const HOUR = 3_600_000
const HOLDER = 'Ana Lúcia Barreto'

const { opened, expectHeard } = listeningWorld()
const database = () => opened().platform.database

beforeAll(async () => {
  await putLotteries(opened().platform)
  await database().update(vendor).set({ ownWallet: true }).where(eq(vendor.code, 'CQ9'))
  await writeSetting(database(), settings.wallets, { single: false, askEvery: 1_000 })
})

const payer = async () => withMoney(opened(), await makePlayer(opened(), await makeAgent(opened())), 100_000)
const claimant = () => makeClaimant(opened())
const hoursAgo = async (hours: number) => new Date((await opened().platform.clock()).getTime() - hours * HOUR)

/** Returns a member's call, which must succeed. `also` lists other members who must be notified. */
const by = <C extends Call>(person: Person, call: C, asked: RequestInput<C>, ...also: Person[]): Moving => ({
  who: [person, ...also].map(({ headers }) => headers),
  act: () => person.read(call, asked, person.headers),
})

/** Returns a claim of something that `ready` prepares for the member. */
const claiming = (ready: (person: Person) => Promise<ClaimRequest>) => async () => {
  const person = await claimant()
  return by(person, calls.claimGift, await ready(person))
}

const paidOut = (
  state: 'submitted' | 'paid' | 'disputed',
  ready: (person: Person, id: string) => Promise<Moving> | Moving,
) => {
  return async () => {
    const person = await payer()
    const id = await orderPayout(opened(), person.member.id, { amount: 5_000, at: await hoursAgo(0) })
    await database().update(withdrawalOrder).set({ state }).where(eq(withdrawalOrder.id, id))
    return ready(person, id)
  }
}

/** Orders a deposit that the member can confirm or cancel. */
const paidIn = (ready: (person: Person, id: string) => Moving) => async () => {
  const person = await payer()
  const { id } = await person.read(calls.createDeposit, { channelId: 'pix', amount: 5_000 }, person.headers)
  await database().update(depositOrder).set({ dueAt: null }).where(eq(depositOrder.id, id))
  return ready(person, id)
}

const salary = (kind: 'hourlySalary' | 'realTimeSalary') => async () => {
  const upline = await makeAgent(opened())
  await withMoney(opened(), upline, 100_000)
  const agent = await makeAgent(opened(), upline)
  const player = await makePlayer(opened(), agent)
  const startedAt = await hoursAgo(4)
  await putContract(database(), {
    kind,
    uplineId: upline.member.id,
    downlineId: agent.member.id,
    terms: termsOf(kind === 'hourlySalary' ? 'hourly' : 'fiveMinutes', { rate: 100 }),
    startedAt,
  })
  await putRound(database(), { memberId: player.member.id, at: await hoursAgo(2), stake: 100_000 })
  const range = { from: startedAt.toISOString(), to: (await hoursAgo(-1)).toISOString() }
  const call = kind === 'hourlySalary' ? calls.processHourlySalary : calls.processRealTimeSalary
  return by(agent, call, range, upline)
}

type Name = keyof typeof calls
type Row = [call: Name, how: string, heard: typeof MOVED, ready: () => Promise<Moving>]

const rows: Row[] = [
  ['confirmDepositPaid', '', NOTED, paidIn((person, id) => by(person, calls.confirmDepositPaid, { id }))],
  ['cancelDeposit', '', NOTED, paidIn((person, id) => by(person, calls.cancelDeposit, { id }))],
  [
    'createWithdrawal',
    '',
    MOVED,
    async () => {
      const person = await payer()
      await database().update(member).set({ userName: HOLDER }).where(eq(member.id, person.member.id))
      const details = { kind: 'pix', keyKind: 'email', key: 'ana@example.com', holder: HOLDER } as const
      const asked = { details, paymentPassword: PIN }
      const { accounts } = await person.read(addPayoutAccount, asked, person.headers)
      const { fee: terms } = await readSetting(database(), settings.withdrawals)
      const order = { accountId: accounts[0]?.id ?? '', amount: 50_000, fee: withdrawalFee(50_000, terms) }
      return by(person, calls.createWithdrawal, { ...order, paymentPassword: PIN })
    },
  ],
  [
    'cancelWithdrawal',
    '',
    MOVED,
    paidOut('submitted', (person, id) => by(person, calls.cancelWithdrawal, { id })),
  ],
  [
    'confirmWithdrawal',
    'as received',
    NOTED,
    paidOut('paid', (person, id) => by(person, calls.confirmWithdrawal, { outcome: 'received', id })),
  ],
  [
    'confirmWithdrawal',
    'as received after all',
    NOTED,
    paidOut('disputed', (person, id) =>
      by(person, calls.confirmWithdrawal, { outcome: 'forcedReceived', id }),
    ),
  ],
  [
    'confirmWithdrawal',
    'as not received',
    NOTED,
    paidOut('paid', async (person, id) => {
      const image = new Blob([new Uint8Array(await createCanvas(8, 8).encode('png'))])
      const { id: proof } = await person.read(
        uploadImage,
        { purpose: 'withdrawalProof', image },
        person.headers,
      )
      return by(person, calls.confirmWithdrawal, { outcome: 'notReceived', id, proof: [proof] })
    }),
  ],
  [
    'transferBetweenWallets',
    'to a vendor',
    MOVED,
    async () => {
      const asked = { vassalage: 'CQ9', direction: 'toVendor', amount: 3_000 } as const
      return by(await payer(), calls.transferBetweenWallets, asked)
    },
  ],
  [
    'transferBetweenWallets',
    'from a vendor',
    MOVED,
    async () => {
      const person = await withVendor()
      const asked = { vassalage: 'CQ9', direction: 'fromVendor', amount: 3_000 } as const
      return by(person, calls.transferBetweenWallets, asked)
    },
  ],
  ['collectWallets', '', MOVED, async () => by(await withVendor(), calls.collectWallets, {})],
  [
    'transferToUpline',
    'between two members',
    MOVED,
    async () => {
      const upline = await makeAgent(opened())
      const person = await withMoney(opened(), await makePlayer(opened(), upline), 100_000)
      const asked = { amount: 5_000, paymentPassword: PIN }
      return by(person, calls.transferToUpline, asked, upline)
    },
  ],
  [
    'transferToDownline',
    'between two members',
    MOVED,
    async () => {
      const agent = await withMoney(opened(), await makeAgent(opened()), 100_000)
      const player = await makePlayer(opened(), agent)
      const asked = { memberId: player.id, amount: 5_000, paymentPassword: PIN }
      return by(agent, calls.transferToDownline, asked, player)
    },
  ],
  [
    'claimGift',
    'of a bonus',
    MOVED,
    claiming(async (person) => ({ what: 'bonus', id: await giveBonus(opened(), person) })),
  ],
  [
    'claimGift',
    'of a rebate',
    MOVED,
    claiming(async (person) => {
      await stake(opened(), person, { amount: 100_000 })
      return { what: 'rebate', gameType: null }
    }),
  ],
  [
    'claimGift',
    'of a referral reward',
    MOVED,
    claiming(async (person) => {
      const friend = await makeClaimant(opened(), { referrerId: person.member.id })
      await payIn(opened(), friend, { amount: 5_000 })
      await stake(opened(), friend, { amount: 20_000 })
      return { what: 'referral' }
    }),
  ],
  [
    'claimGift',
    'of a mission',
    MOVED,
    claiming(async (person) => {
      await stake(opened(), person, { amount: 5_000 })
      return { what: 'mission', id: 'day-turnover' }
    }),
  ],
  [
    'claimGift',
    'of a task',
    MOVED,
    claiming(async (person) => {
      await payIn(opened(), person, { amount: 2_000 })
      return { what: 'task', id: 'first-deposit' }
    }),
  ],
  [
    'claimGift',
    'of a level reward',
    MOVED,
    claiming(async (person) => {
      await database().update(member).set({ vipLevel: 1 }).where(eq(member.id, person.member.id))
      return { what: 'reward', id: 'upgrade.1' }
    }),
  ],
  [
    'claimGift',
    'of a point reward',
    MOVED,
    claiming(async (person) => ({ what: 'pointReward', id: await rewardWithPoints(opened(), person) })),
  ],
  [
    'cancelBonus',
    '',
    MOVED,
    async () => {
      const person = await claimant()
      await creditWith(opened(), person, await offerBonus({ opened: opened() }))
      const { id } = await newestBonus(person)
      return by(person, calls.cancelBonus, { id, takesBack: 10_000 })
    },
  ],
  [
    'convertPoints',
    '',
    MOVED,
    async () => {
      const person = await claimant()
      await givePoints(opened(), person, 1_000)
      return by(person, calls.convertPoints, { points: 500, amount: 500 })
    },
  ],
  [
    'redeemPoints',
    '',
    NOTED,
    async () => {
      const person = await claimant()
      await givePoints(opened(), person, 1_000)
      const itemId = await offerItem(opened())
      return by(person, calls.redeemPoints, { itemId, quantity: 1, points: 100 })
    },
  ],
  [
    'joinPromotion',
    '',
    NOTED,
    async () => by(await claimant(), calls.joinPromotion, { promotionId: await offer(opened()) }),
  ],
  [
    'requestPromotionReward',
    '',
    NOTED,
    async () => {
      const person = await claimant()
      const promotionId = await offer(opened())
      await join(person, promotionId)
      return by(person, calls.requestPromotionReward, { promotionId })
    },
  ],
  [
    'claimRaffle',
    '',
    MOVED,
    async () => {
      const person = await claimant()
      const promotionId = await offerRaffle(opened(), [{ amount: 1_500, stock: 5 }])
      await payIn(opened(), person, { amount: 5_000 })
      return by(person, calls.claimRaffle, { promotionId })
    },
  ],
  [
    'placeLotteryBets',
    '',
    BALANCE,
    async () => {
      const person = await payer()
      const { current } = await person.read(readLotteryDraw, { gameCode: VN }, person.headers)
      const lines = [lineOf('VN', Object.keys(plays.VN)[0] ?? '')]
      return by(person, calls.placeLotteryBets, { drawId: current.drawId, lines })
    },
  ],
  ['processHourlySalary', 'between two members', BALANCE, salary('hourlySalary')],
  ['processRealTimeSalary', 'between two members', BALANCE, salary('realTimeSalary')],
]

async function withVendor(): Promise<Person> {
  const person = await payer()
  await fund(database(), await vendorWalletOf(database(), person.member.id, 'CQ9'), 20_000)
  return person
}

/** Idempotent calls after which other tabs get no live update about money. */
const unmoved: Name[] = [
  // Only creates the order. Other tabs are notified later, when the order can be paid.
  'createDeposit',
  'offerContract',
  'amendContract',
  'terminateContract',
  'endContract',
  'editContractRequest',
  'acceptContractRequest',
  'rejectContractRequest',
  'withdrawContractRequest',
]

describe('[SESS-07] Live updates about money', () => {
  test.each(rows)('reach only the members concerned after the call %s %s', async (_, __, heard, ready) =>
    expectHeard(await ready(), heard),
  )

  test('have a test case or an exemption for every idempotent call', () => {
    const intents = (Object.keys(calls) as Name[]).filter((name) => calls[name].idempotent)
    expect([...new Set(rows.map(([name]) => name)), ...unmoved].sort()).toEqual(intents.sort())
  })
})
