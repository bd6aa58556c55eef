import { chance, pick, type Rng, seededRng, whole } from '@palpite/game-art/seeded-rng.ts'
import type { gameRound } from '#server/play/game-round.table.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import type { Habits } from './demo-accounts.ts'
import type { GameRow } from './games.ts'
import type { MemberRow } from './members.ts'
import type { Movement } from './movements.ts'
import { playedRound } from './played-round.ts'
import { seededId } from './seeded-id.ts'

type RoundRow = typeof gameRound.$inferInsert

export type History = { rounds: RoundRow[]; movements: Movement[] }

const SECOND = 1_000
const HOUR = 3_600 * SECOND
/** Minimum time since the end of the last session, in ms. */
const LATEST = HOUR / 2
const ROUND_LASTS = 20 * SECOND
const SITTING = { least: 4, most: 24 }
/** Minor units. */
const deposits = [5_000, 10_000, 20_000, 30_000, 50_000]
/** A member withdraws when the balance exceeds this many times their usual deposit. */
const ENOUGH = 4
const ROUND_AMOUNT = 1_000
const decidedAtOnce = ['slot', 'duel', 'table', 'fish']

type Offered = { playable: readonly GameRow[]; hot: readonly GameRow[] }

type Player = {
  member: MemberRow
  dice: Rng
  favourites: readonly GameRow[]
  stake: number
  deposit: number
  now: Date
  balance: number
  history: History
}

/** Simulates `count` rounds, or the number in `habits`. Deposits whenever the balance is below the stake. */
export function playHistory(
  member: MemberRow,
  { count, habits, games, now }: { count: number; habits: Habits | null; games: Offered; now: Date },
): History {
  const player = { ...newPlayer(member, games, now), ...habits }
  for (const { at, rounds } of sittings(player, habits?.rounds ?? count)) sit(player, at, rounds)
  return player.history
}

function newPlayer(member: MemberRow, games: Offered, now: Date): Player {
  const dice = seededRng(`history ${member.account}`)
  return {
    member,
    dice,
    favourites: Array.from({ length: 8 }, () => favourite(dice, games)),
    stake: pick(dice, stakes.slice(2, 7)),
    deposit: pick(dice, deposits),
    now,
    balance: 0,
    history: { rounds: [], movements: [] },
  }
}

const favourite = (dice: Rng, { playable, hot }: Offered): GameRow =>
  pick(dice, chance(dice, 0.6) ? hot : playable)

/** Sessions of play, oldest first, without overlaps. */
function sittings({ member, dice, now }: Player, count: number): { at: Date; rounds: number }[] {
  const sizes: number[] = []
  for (let left = count; left > 0; ) {
    const size = Math.min(left, whole(dice, SITTING.least, SITTING.most))
    sizes.push(size)
    left -= size
  }
  const time = now.getTime() - LATEST - member.createdAt.getTime()
  const share = time / sizes.length
  return sizes.map((rounds, index) => {
    const latest = share - (SITTING.most + 2) * ROUND_LASTS
    const at = member.createdAt.getTime() + Math.floor(share * index + dice() * Math.max(latest, 0))
    return { at: new Date(at), rounds }
  })
}

function sit(player: Player, at: Date, rounds: number): void {
  const { dice, favourites } = player
  let game = pick(dice, favourites)
  let moment = at.getTime()
  for (let round = 0; round < rounds; round++) {
    if (player.balance < player.stake) payIn(player, new Date(moment))
    moment += whole(dice, 5 * SECOND, ROUND_LASTS)
    if (chance(dice, 0.15)) game = pick(dice, favourites)
    play(player, game, new Date(moment))
  }
  if (player.balance > player.deposit * ENOUGH) payOut(player, new Date(moment + ROUND_LASTS))
}

function play(player: Player, game: GameRow, at: Date): void {
  const { member, dice, stake, history } = player
  const id = seededId(`round ${member.account} ${history.rounds.length}`)
  const { state, payout } = playedRound(game, { id, stake, dice })
  const settledAt = new Date(
    at.getTime() + (decidedAtOnce.includes(game.engine ?? '') ? 0 : whole(dice, 1, 4) * SECOND),
  )
  history.rounds.push({
    id,
    memberId: member.id,
    nodeId: game.nodeId,
    key: id,
    stake,
    payout,
    state,
    startedAt: at,
    settledAt,
  })
  move(player, { kind: 'bet', reference: id, at, amount: -stake, house: 'games' })
  if (payout > 0) move(player, { kind: 'win', reference: id, at: settledAt, amount: payout, house: 'games' })
}

function payIn(player: Player, at: Date): void {
  const reference = orderOf(player)
  move(player, { kind: 'deposit', reference, at, amount: player.deposit, house: 'cashier' })
}

/** Withdraws all but one usual deposit, rounded down to multiples of ten reais. */
function payOut(player: Player, at: Date): void {
  const amount = Math.floor((player.balance - player.deposit) / ROUND_AMOUNT) * ROUND_AMOUNT
  move(player, { kind: 'withdrawal', reference: orderOf(player), at, amount: -amount, house: 'cashier' })
}

const orderOf = ({ member, history }: Player) =>
  seededId(`order ${member.account} ${history.movements.length}`)

function move(player: Player, movement: Omit<Movement, 'memberId' | 'balance'>): void {
  player.balance += movement.amount
  const { balance, member, history } = player
  history.movements.push({ ...movement, memberId: member.id, balance })
}
