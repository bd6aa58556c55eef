import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cardSpots } from '#domain/play/live-odds.ts'
import { createDeposit } from '#protocol/cashier/deposits.ts'
import { transferBetweenWallets } from '#protocol/cashier/vendor-wallets.ts'
import { placeLotteryBets } from '#protocol/play/lottery-bets.ts'
import { readLotteryDraw } from '#protocol/play/lottery-draws.ts'
import type { LiveTable } from '#protocol/play/play-live.ts'
import type { PayoutDecision } from '#protocol/sandbox/cashier.ts'
import { advanceDeposits } from '#server/cashier/advance-deposits.ts'
import { advanceWithdrawals } from '#server/cashier/advance-withdrawals.ts'
import { advanceTransfers } from '#server/cashier/vendor-wallets/advance-transfers.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { liveMoment } from '#server/play/engines/live-schedule.ts'
import { voidDraw } from '#server/play/lottery/void-draw.ts'
import { advanceDueMatches } from '#server/play/pvp/due-matches.ts'
import { settleDue } from '#server/play/rounds/settle-due.ts'
import { settleBets } from '#server/play/sports/settle-bets.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { sandboxProvider } from '#server/sandbox/payment-provider.ts'
import { decideOnPayout } from '#server/sandbox/payout-desk.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { orderPayout } from '#tests/support/cashier/order-payout.ts'
import { withMoney } from '#tests/support/cashier/payer.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { MINES, SLOT } from '#tests/support/play/game-world.ts'
import { LIVE_CARDS, putLiveGames } from '#tests/support/play/live-world.ts'
import { letDraw, lineOf, putLotteries, VN } from '#tests/support/play/lottery-world.ts'
import { matchIn, openDuel, putDuel, startDuel } from '#tests/support/play/pvp-player.ts'
import { openBook, placed, putBook, slipOf } from '#tests/support/play/sports-player.ts'
import { makeClaimant } from '#tests/support/rewards/claim-world.ts'
import { decideOn, givePoints, offerItem, redeem } from '#tests/support/rewards/point-world.ts'
import { setTime } from '#tests/support/set-time.ts'
import { BALANCE, listeningWorld, MOVED, type Moving, NOTED } from '#tests/support/site/listening-world.ts'

const HOUR = 3_600_000
/** PvP games that only these tests use, so no other player waits in them. */
const [SAT, LEFT] = [311, 312]
const payouts: SettingValue<typeof settings.payoutProvider> = {
  payouts: 'taken',
  answers: 'given',
  notices: 1,
  paysAfter: null,
}
const vendors: SettingValue<typeof settings.vendorProvider> = {
  transfers: 'done',
  answers: 'given',
  takes: 0,
}

const { opened, expectHeard } = listeningWorld()
const platform = () => opened().platform
const database = () => platform().database

beforeAll(async () => {
  await putLotteries(platform())
  await putLiveGames(platform())
  await putBook(platform())
  await putDuel(platform())
  for (const nodeId of [SAT, LEFT]) await putDuel(platform(), nodeId)
  await database().update(vendor).set({ ownWallet: true }).where(eq(vendor.code, 'CQ9'))
  await writeSetting(database(), settings.wallets, { single: false, askEvery: 1_000 })
})
afterEach(async () => {
  await writeSetting(database(), settings.payoutProvider, payouts)
  await writeSetting(database(), settings.vendorProvider, vendors)
  await setTime(platform(), Date.now())
})

const cashier = () => ({ ...platform(), payments: sandboxProvider(platform()) })
const payer = async () => withMoney(opened(), await makePlayer(opened(), await makeAgent(opened())), 100_000)
const now = () => platform().clock()
const later = async (milliseconds: number) => setTime(platform(), (await now()).getTime() + milliseconds)

/** Pairs an action in a game with its player, whose other tab must be notified. */
const at = (game: { token: string }, act: () => Promise<unknown>): Moving => ({ who: [game], act })
/** Pairs an event with the member who must be notified of it. The member does not trigger the event. */
const to = ({ headers }: Person, act: () => Promise<unknown>): Moving => ({ who: [headers], act })

async function payout(state: 'submitted' | 'paying' | 'reviewing' | 'paid' | 'disputed') {
  const person = await payer()
  const id = await orderPayout(opened(), person.member.id, { amount: 5_000, at: await now() })
  await database().update(withdrawalOrder).set({ state }).where(eq(withdrawalOrder.id, id))
  return { person, id }
}
const goOn = () => advanceWithdrawals(cashier())
const decided = (state: 'reviewing' | 'disputed', decision: PayoutDecision) => async () => {
  const { person, id } = await payout(state)
  return to(person, async () => expect(await decideOnPayout(platform(), id, decision)).toBe(true))
}

const paying = (decision: 'pay' | 'fail') => async () => {
  const { person, id } = await payout('paying')
  await goOn()
  await decideOnPayout(platform(), id, { decision })
  return to(person, goOn)
}

/** Starts a transfer to a vendor that behaves in the given way. */
const underWay = (given: Partial<SettingValue<typeof settings.vendorProvider>>) => async () => {
  const person = await payer()
  await writeSetting(database(), settings.vendorProvider, { ...vendors, ...given })
  const asked = { vassalage: 'CQ9', direction: 'toVendor', amount: 3_000 } as const
  await person.read(transferBetweenWallets, asked, person.headers)
  const { vendorWallets } = platform()
  if (!vendorWallets) throw new Error('No vendor keeps wallets')
  return to(person, () => advanceTransfers({ ...platform(), vendorWallets }))
}

/** Buys a ticket that wins whatever is drawn. */
async function ticket() {
  const person = await payer()
  const { current: draw } = await person.read(readLotteryDraw, { gameCode: VN }, person.headers)
  const lines = [0, 1].map((side) => lineOf('VN', 'parity', { numbers: [side] }))
  await person.read(placeLotteryBets, { drawId: draw.drawId, lines }, person.headers)
  return { person, draw }
}

/** Prepares a slip on the first open fixture. `place` places it. */
async function book() {
  const game = await openBook(opened(), 10_000)
  const time = (await now()).getTime()
  const [fixture] = await game.fixtures(time + HOUR, 24 * HOUR)
  const [price] = fixture?.prices ?? []
  if (!fixture || !price) throw new Error('There is no fixture')
  const slip = slipOf([{ fixture: fixture.id, ...price }])
  return { game, fixture, place: async () => placed(await game.place(slip)) }
}

/** Seats a player at a live table, one second into a round. `place` bets on a spot. */
async function table() {
  const moment = liveMoment(LIVE_CARDS, await now())
  await setTime(platform(), moment.opensAt + 30_000 + 1_000)
  const game = await openGame(opened(), { nodeId: LIVE_CARDS, balance: 10_000 })
  const { number } = ((await game.ask('/table')) as unknown as { value: LiveTable }).value
  const place = async (spot: (typeof cardSpots)[number]) =>
    played(await game.ask('/rounds', bet({ live: { number, spot } })))
  return { game, place }
}

/** Starts a round with one mine and opens a safe cell, so that the player can cash out. */
async function field() {
  const game = await openGame(opened(), { nodeId: MINES, balance: 10_000 })
  for (;;) {
    const { round } = played(await game.ask('/rounds', bet({ mines: 1 })))
    const step = (step: object) => game.ask('/steps', { roundId: round.id, step })
    if (played(await step({ kind: 'reveal', cell: 12 })).round.payout === null) return { game, step }
  }
}

type Row = [what: string, heard: typeof MOVED, ready: () => Promise<Moving>]

describe('[SESS-07] Live updates about money', () => {
  test.each<Row>([
    [
      'a slot round',
      BALANCE,
      async () => {
        const game = await openGame(opened(), { nodeId: SLOT, balance: 10_000 })
        return at(game, async () => played(await game.ask('/rounds', bet())))
      },
    ],
    [
      'a cash-out',
      BALANCE,
      async () => {
        const { game, step } = await field()
        return at(game, async () => played(await step({ kind: 'cashOut' })))
      },
    ],
    [
      'a bet at a live table',
      BALANCE,
      async () => {
        const { game, place } = await table()
        return at(game, () => place('dragon'))
      },
    ],
    [
      'the settlement of live table bets',
      BALANCE,
      async () => {
        const { game, place } = await table()
        for (const spot of cardSpots) await place(spot)
        await later(60_000)
        return at(game, async () => settleDue(platform(), await now()))
      },
    ],
    [
      'a placed bet slip',
      BALANCE,
      async () => {
        const { game, place } = await book()
        return at(game, place)
      },
    ],
    [
      'the settlement of a bet slip',
      BALANCE,
      async () => {
        const { game, fixture, place } = await book()
        await place()
        // The clock moves after the tab opens, because sessions expire after half a day without use.
        return at(game, async () => {
          await setTime(platform(), Date.parse(fixture.endsAt))
          await settleBets(platform())
        })
      },
    ],
    [
      'a seat taken at an empty table',
      BALANCE,
      async () => {
        const game = await openDuel(opened(), 10_000, SAT)
        return at(game, () => game.sit())
      },
    ],
    [
      'a player leaving before an opponent arrives',
      BALANCE,
      async () => {
        const game = await openDuel(opened(), 10_000, LEFT)
        const { id } = matchIn(await game.sit())
        return at(game, () => game.leave(id))
      },
    ],
    [
      'the end of a PvP match',
      BALANCE,
      async () => {
        const { ana, bia } = await startDuel(opened())
        return {
          who: [ana, bia],
          act: async () => {
            for (let times = 0; times < 20; times++) {
              await later(10_000)
              await advanceDueMatches(platform(), await now())
            }
          },
        }
      },
    ],
    [
      'the end of a PvP match by a late choice',
      BALANCE,
      async () => {
        const { ana, bia, id } = await startDuel(opened())
        return {
          who: [ana, bia],
          act: async () => {
            for (let times = 0; times < 20; times++) {
              await later(10_000)
              await ana.choose(id, 1, 1)
            }
          },
        }
      },
    ],
    [
      'a void lottery draw',
      BALANCE,
      async () => {
        const { person, draw } = await ticket()
        return to(person, () => voidDraw(platform(), draw.drawId))
      },
    ],
    [
      'a winning lottery ticket',
      BALANCE,
      async () => {
        const { person, draw } = await ticket()
        return to(person, () => letDraw(platform(), draw))
      },
    ],
    [
      'a credited deposit',
      MOVED,
      async () => {
        const person = await payer()
        const order = await person.read(createDeposit, { channelId: 'pix', amount: 5_000 }, person.headers)
        const paid = { state: 'paid', dueAt: await now() } as const
        await database().update(depositOrder).set(paid).where(eq(depositOrder.id, order.id))
        return to(person, () => advanceDeposits(cashier()))
      },
    ],
    [
      'a deposit that becomes payable',
      NOTED,
      async () => {
        const person = await payer()
        await person.read(createDeposit, { channelId: 'pix', amount: 5_000 }, person.headers)
        return to(person, () => advanceDeposits(cashier()))
      },
    ],
    [
      'a withdrawal whose processing starts',
      MOVED,
      async () => {
        const { person } = await payout('submitted')
        return to(person, goOn)
      },
    ],
    ['a paid withdrawal', MOVED, paying('pay')],
    ['a withdrawal that the bank returns', MOVED, paying('fail')],
    [
      'a withdrawal that the provider declines',
      MOVED,
      async () => {
        const { person } = await payout('paying')
        await writeSetting(database(), settings.payoutProvider, {
          ...payouts,
          payouts: 'declined',
        })
        return to(person, goOn)
      },
    ],
    [
      'a withdrawal that counts as received',
      MOVED,
      async () => {
        const { person } = await payout('paid')
        return to(person, goOn)
      },
    ],
    ['a withdrawal that staff approves', MOVED, decided('reviewing', { decision: 'approve' })],
    [
      'a withdrawal that staff rejects',
      MOVED,
      decided('reviewing', { decision: 'reject', reason: 'holder' }),
    ],
    ['a disputed withdrawal that staff returns', MOVED, decided('disputed', { decision: 'return' })],
    [
      'a disputed withdrawal that staff settles as arrived',
      MOVED,
      decided('disputed', { decision: 'arrived' }),
    ],
    ['a transfer that arrives at a vendor', MOVED, underWay({})],
    ['a transfer that a vendor refuses', MOVED, underWay({ transfers: 'refused' })],
    ['a transfer without a reply from the vendor', MOVED, underWay({ answers: 'lost' })],
    [
      'points returned by staff',
      NOTED,
      async () => {
        const person = await makeClaimant(opened())
        await givePoints(opened(), person, 1_000)
        const answer = await redeem(person, await offerItem(opened()))
        if (!answer.success) throw new Error(`Refused with ${answer.code}`)
        const { id } = answer.value.redemption
        return to(person, async () =>
          expect(await decideOn(opened(), id, { decision: 'reject', reason: 'stock' })).toBe(200),
        )
      },
    ],
  ])('reach only the members concerned after %s', async (_, heard, ready) =>
    expectHeard(await ready(), heard),
  )
})
