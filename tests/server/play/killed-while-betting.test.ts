import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EngineName, PlayRound } from '#protocol/play/play.ts'
import { makeWorkspace, serverPid } from '#tests/support/http/connections.ts'
import { StubbornLine } from '#tests/support/http/stubborn-line.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import {
  endPlatforms,
  freePort,
  type PlatformProcess,
  startPlatform,
} from '#tests/support/platform-process.ts'
import { type LaunchedGame, openGame, startFreePlay } from '#tests/support/play/free-player.ts'
import { Gambler } from '#tests/support/play/gambler.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

const KILLS = isLong ? 20 : 3
/**
 * Maximum number of kills. After {@link KILLS}, the test continues until enough kills have cut off requests
 * and responses have been lost both before and after a commit.
 */
const MOST_KILLS = 4 * KILLS
/** Every n-th kill includes the database server, like a power failure. */
const WITH_DATABASE = 5
/** Every n-th kill is timed to hit between a bet's commit and its response. By chance, this is rare. */
const BEFORE_ANSWER = 4
/** Minimum share of kills that must cut off at least one request. */
const LEAST_HITS = 0.8
/** How long players bet between two kills, in ms: minimum and maximum. */
const BETTING = [40, 300] as const
const PLAYERS = { slot: 4, mines: 4 }

const folder = path.join(makeWorkspace(), 'postgres')
const env = { DATA: folder, SANDBOX: '1', PORT: '' }
const line = new StubbornLine()
let platform: PlatformProcess

beforeAll(async () => {
  env.PORT = await freePort()
  platform = await startPlatform({ env })
  line.connect(platform.url)
}, 180_000)
afterAll(endPlatforms)

/** Kills the platform, and sometimes the database, and restarts it. Returns the number of lost responses. */
async function killAndRestart(kill: number): Promise<number> {
  const before = line.lost
  if (kill % BEFORE_ANSWER === 0) await line.loseAnswer('/play/api/rounds')
  const database = serverPid(folder)
  line.cut()
  const ended = platform.end('SIGKILL')
  if (kill % WITH_DATABASE === 0) process.kill(database, 'SIGKILL')
  await ended
  platform = await startPlatform({ env })
  const lost = line.lost - before
  line.connect(platform.url)
  return lost
}

async function withDatabase<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ host: path.join(folder, 'data'), user: 'palpite', database: 'postgres', max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Returns a game of the demo world that is available for free play. */
async function gameOf(pool: pg.Pool, engine: EngineName): Promise<LaunchedGame> {
  const { rows } = await pool.query<LaunchedGame>(
    `select node_id as "nodeId", vendor_code as vendor, game_type as "gameType" from game
     where engine = $1 and trial and not "group" order by node_id limit 1`,
    [engine],
  )
  const [game] = rows
  if (!game) throw new Error(`Free play has no game of ${engine}`)
  return game
}

async function newGambler(game: LaunchedGame): Promise<Gambler> {
  const session = await startFreePlay(platform.url)
  return new Gambler(line, await openGame(platform.url, session, game))
}

const times = <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, work))

/** Returns the free-play rounds in the database, in the same format as the rounds that players received. */
async function roundsKept(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; key: string; stake: number; payout: number | null }>(
    `select round.id, key, stake::int, payout::int from game_round round join member on member.id = member_id
     where member.account like 'trial-%'`,
  )
  return rows.map(inWords).sort()
}

const inWords = ({ id, key, stake, payout }: Pick<PlayRound, 'id' | 'key' | 'stake' | 'payout'>) =>
  `${id} ${key}: ${stake} → ${payout ?? 'open'}`

/** Returns the balances of free-play wallets in minor units, ascending. */
async function walletsKept(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ balance: number }>(
    `select balance::int from ledger_account account join member on member.id = account.member_id
     where member.account like 'trial-%' order by balance`,
  )
  return rows.map(({ balance }) => balance)
}

test('neither loses nor duplicates a bet or win when the platform is killed repeatedly', {
  timeout: 240_000,
}, async () => {
  const [slot, mines] = await withDatabase((pool) =>
    Promise.all([gameOf(pool, 'slot'), gameOf(pool, 'mines')]),
  )
  const slotPlayers = await times(PLAYERS.slot, () => newGambler(slot))
  const minesPlayers = await times(PLAYERS.mines, () => newGambler(mines))
  const patient = await newGambler(mines)
  const leftOpen = await patient.leaveMinesOpen()

  let isOver = false
  const until = async (play: () => Promise<void>) => {
    while (!isOver) await play()
  }
  const playing = Promise.all([
    ...slotPlayers.map((player) => until(() => player.playSlot())),
    ...minesPlayers.map((player) => until(() => player.playMines())),
  ])
  const players = [...slotPlayers, ...minesPlayers, patient]
  const lostAs = (way: 'made' | 'notMade') => players.reduce((sum, { lost }) => sum + lost[way], 0)
  const metBoth = () => lostAs('made') > 0 && lostAs('notMade') > 0
  const losses: number[] = []
  const hitEnough = () => losses.filter((lost) => lost > 0).length >= LEAST_HITS * losses.length
  const killing = async () => {
    while (losses.length < KILLS || (!(metBoth() && hitEnough()) && losses.length < MOST_KILLS)) {
      await pause(randomInt(...BETTING))
      losses.push(await killAndRestart(losses.length))
    }
    isOver = true
  }
  await Promise.all([playing, killing()])

  expect(line.serverErrors).toEqual([])
  expect(hitEnough(), losses.join(', ')).toBe(true)

  const found = await patient.unfinished()
  expect(found).toEqual(leftOpen)
  expect((await patient.finish(found)).payout).not.toBeNull()

  // Some responses were lost after the bet's commit, and others before it.
  expect(lostAs('made')).toBeGreaterThan(0)
  expect(lostAs('notMade')).toBeGreaterThan(0)

  const told = players.flatMap(({ rounds }) => [...rounds.values()])
  await withDatabase(async (pool) => {
    expect(await roundsKept(pool)).toEqual(told.map(inWords).sort())
    expect(await walletsKept(pool)).toEqual(players.map(({ balance }) => balance).sort((a, b) => a - b))
    expect(await ledgerFaults(pool, { playedAtOnce: true })).toEqual([])
    expect(await roundFaults(pool)).toEqual([])
    const { rows } = await pool.query('select sum(amount)::int as sum from ledger_posting')
    expect(rows).toEqual([{ sum: 0 }])
  })
})
