import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePlay } from '#protocol/auth/free-play.ts'
import { login } from '#protocol/auth/login.ts'
import { logout } from '#protocol/auth/session.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { createSocketTicket } from '#protocol/site/socket.ts'
import { status } from '#protocol/site/system-status.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import { type Connection, connect } from '#server/database/connection/connect.ts'
import { game } from '#server/games/game.table.ts'
import { rateLimit } from '#server/http/rate-limit.table.ts'
import { ledgerOperation } from '#server/ledger/ledger.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { encrypt, tally, type Visitor } from '#tests/support/client.ts'
import { makeWorkspace } from '#tests/support/http/connections.ts'
import { openSocket, refusedWith } from '#tests/support/http/socket-client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { endPlatforms, startPlatform } from '#tests/support/platform-process.ts'
import { type LaunchedGame, openGame, startFreePlay } from '#tests/support/play/free-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'
import { type ProcessPair, startPair, visitAt } from '#tests/support/process-pair.ts'

/** Number of repetitions of each race. A single race could succeed by chance. */
const TRIES = 8

const folder = path.join(makeWorkspace(), 'postgres')
let connection: Connection
let pair: ProcessPair
beforeAll(async () => {
  connection = await connect({ folder })
  pair = await startPair(connection, folder)
}, 180_000)
afterAll(async () => {
  await endPlatforms()
  await connection.stop()
})

let lastAddress = 0
/** Returns a new visitor of each process. The two share a client id and an IP address. */
function visitBoth(): { a: Visitor; b: Visitor } {
  const given = { clientId: randomUUID(), ip: `198.51.100.${++lastAddress}` }
  return { a: visitAt(pair, pair.a, given), b: visitAt(pair, pair.b, given) }
}

async function slotGame(): Promise<LaunchedGame> {
  const isSlot = sql`${game.engine} = 'slot' and ${game.trial} and not ${game.group}`
  const [found] = await pair.platform.database.select().from(game).where(isSlot).limit(1)
  if (!found) throw new Error('There is no slot')
  return { nodeId: found.nodeId, vendor: found.vendorCode, gameType: found.gameType }
}

const playAt = (url: string, token: string, where: string, body: object) =>
  fetch(`${url}/play/api${where}`, {
    method: 'POST',
    headers: { 'play-token': token },
    body: JSON.stringify(body),
  })

const bet = () => ({ key: randomUUID(), stake: 100, clientSeed: 'client-seed-1' })

async function turn(url: string, where: string, value: object): Promise<void> {
  const reply = await fetch(`${url}/sandbox/api${where}`, { method: 'PUT', body: JSON.stringify(value) })
  expect(reply.status, await reply.text()).toBe(200)
}

async function ticketAt(url: string, token: string): Promise<string> {
  const reply = await fetch(url + createSocketTicket.path, {
    method: createSocketTicket.method,
    headers: { token, 'content-type': 'application/json' },
    body: '{}',
  })
  const { value } = (await reply.json()) as { value: { ticket: string } }
  return value.ticket
}

test('two platforms that start concurrently migrate the database once and share an encryption key', async () => {
  const journal = JSON.parse(fs.readFileSync('server/database/migrations/meta/_journal.json', 'utf8'))
  const { rows } = await connection.pool.query('select hash from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(journal.entries.length)
  expect(await pair.platform.database.$count(game)).toBe(300)
  const { a, b } = visitBoth()
  const [keyOfA, keyOfB] = [await a.read(readPublicKey, {}), await b.read(readPublicKey, {})]
  expect(keyOfA.kid).toBe(keyOfB.kid)
  for (const platform of [pair.a, pair.b]) expect(platform.said()).toContain('Sandbox, no real money')
})

test('a session is valid on both platforms and ends on both', async () => {
  const token = await startFreePlay(pair.a.url)
  const { a, b } = visitBoth()
  expect(await b.read(readBalance, {}, { token })).toMatchObject({ balance: 100_000 })
  await b.read(logout, {}, { token })
  expect(await a.ask(readBalance, {}, { token })).toMatchObject({ status: 401 })
})

test('notifies a socket on one platform when a bet is placed on the other', async () => {
  const token = await startFreePlay(pair.a.url)
  const socket = await openSocket({ host: pair.b.host, ticket: await ticketAt(pair.a.url, token) })
  const opened = await openGame(pair.b.url, token, await slotGame())
  expect((await playAt(pair.a.url, opened.token, '/rounds', bet())).status).toBe(200)
  await socket.hears('balance.changed')
})

test('places a bet only once when it is sent to both platforms concurrently', async () => {
  const { platform } = pair
  const opened = await openGame(pair.a.url, await startFreePlay(pair.a.url), await slotGame())
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const sent = bet()
    const replies = await Promise.all(
      [pair.a, pair.b].map(({ url }) => playAt(url, opened.token, '/rounds', sent)),
    )
    const [first, second] = await Promise.all(replies.map((reply) => reply.json()))
    expect(first.value.round).toEqual(second.value.round)
    expect(await platform.database.$count(gameRound, eq(gameRound.key, sent.key))).toBe(1)
    const isItsBet = eq(ledgerOperation.idempotencyKey, `bet:${first.value.round.id}`)
    expect(await platform.database.$count(ledgerOperation, isItsBet)).toBe(1)
  }
  expect(await ledgerFaults(connection.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(connection.pool)).toEqual([])
})

test('one platform verifies captchas and sliders that the other one created', async () => {
  const { database } = pair.platform
  const { a, b } = visitBoth()
  const { id } = await a.read(createSliderChallenge, { action: 'login' })
  const [puzzle] = await database.select().from(sliderChallenge).where(eq(sliderChallenge.id, id))
  const { pass } = await b.read(verifySlider, { id, left: puzzle?.gapLeft ?? 0 })
  const wrong = { type: 'username', username: 'nobody', password: 'wrong-1', side: 'player' } as const
  expect(await a.ask(login, { ...wrong, slider: pass })).toMatchObject({ code: 'login.wrong' })
  expect(await b.ask(login, { ...wrong, slider: pass })).toMatchObject({ code: 'login.sliderFailed' })

  const { initial } = settings.logins
  await turn(pair.a.url, '/settings/logins', { ...initial, captchaAfter: 0 })
  const [captcha, slider] = [await a.lookAtCaptcha(), await a.solveSlider('login')]
  expect(await b.ask(login, { ...wrong, slider, captcha })).toMatchObject({ code: 'login.wrong' })
  const again = { ...wrong, slider: await a.solveSlider('login'), captcha }
  expect(await a.ask(login, again)).toMatchObject({ code: 'login.captchaWrong' })
  await turn(pair.a.url, '/settings/logins', initial)
})

test('accepts a single-use value only once when both platforms receive it concurrently', async () => {
  const { a, b } = visitBoth()
  const token = await startFreePlay(pair.a.url)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const random = await encrypt(pair.platform.encryption.publicKey, randomUUID())
    const begin = { os: 'Linux', platform: 'W', random, version: 3 } as const
    const begun = await Promise.all([a.ask(freePlay, begin), visitBoth().b.ask(freePlay, begin)])
    expect(tally(begun)).toEqual({ done: 1, 'login.randomRefused': 1 })

    const slider = await a.solveSlider('login')
    const wrong = { type: 'username', username: 'nobody', password: 'wrong-1', side: 'player' } as const
    const spent = await Promise.all([a, b].map((visitor) => visitor.ask(login, { ...wrong, slider })))
    expect(tally(spent)['login.sliderFailed']).toBe(1)

    const ticket = await ticketAt(pair.a.url, token)
    const opening = [pair.a, pair.b].map(({ host }) => refusedWith({ host, ticket }))
    const outcomes = await Promise.allSettled(opening)
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'opened')).sort(),
    ).toEqual([401, 'opened'])
  }
})

test('accepts an encrypted body only once when it is sent to both platforms concurrently', async () => {
  const { a, b } = visitBoth()
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const wrong = {
      type: 'username',
      username: 'nobody',
      password: 'wrong-1',
      slider: 'none',
      side: 'player',
    }
    const body = JSON.stringify({ sealed: await a.seal(wrong) })
    const replies = await Promise.all([a, b].map((visitor) => visitor.send(login, body)))
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  }
})

test('counts an IP address’s attempts across both platforms', async () => {
  const { a, b } = visitBoth()
  const begin = async (visitor: Visitor) => {
    const random = await encrypt(pair.platform.encryption.publicKey, randomUUID())
    return visitor.ask(freePlay, { os: 'Linux', platform: 'W', random, version: 3 })
  }
  const all = await Promise.all(Array.from({ length: 14 }, (_, index) => begin(index % 2 ? a : b)))
  expect(tally(all)).toEqual({ done: 10, 'login.throttled': 4 })
  expect(await begin(visitBoth().a)).toMatchObject({ success: true })
})

test('settings, faults and clock changes apply to both platforms', async () => {
  const { a, b } = visitBoth()
  const site = { maintenance: true, maintenanceEnd: null, regionRestricted: false, customerService: null }
  await turn(pair.a.url, '/settings/systemStatus', site)
  expect(await b.read(status, {})).toMatchObject({ status: 1 })
  await turn(pair.b.url, '/settings/systemStatus', { ...site, maintenance: false, regionRestricted: true })
  expect(await a.read(status, {})).toMatchObject({ status: 2, ip: a.ip })
  await turn(pair.b.url, '/settings/systemStatus', { ...site, maintenance: false })

  await turn(pair.a.url, '/faults/status', { kind: 'error', times: 1 })
  expect((await b.send(status, undefined)).status).toBe(500)
  expect((await a.send(status, undefined)).status).toBe(200)

  const day = 86_400_000
  await turn(pair.a.url, '/clock', { offset: day })
  expect((await b.read(readPublicKey, {})).at - Date.now()).toBeGreaterThan(day - 60_000)
  await turn(pair.b.url, '/clock', { offset: 0 })
  expect((await a.read(readPublicKey, {})).at - Date.now()).toBeLessThan(60_000)
})

test('a new demo world ends all sessions and resets the rate limits on both platforms', async () => {
  const token = await startFreePlay(pair.a.url)
  const socket = await openSocket({ host: pair.b.host, ticket: await ticketAt(pair.b.url, token) })
  expect(await pair.platform.database.$count(rateLimit)).toBeGreaterThan(0)
  await turn(pair.a.url, '/world', { world: 'demo' })
  expect(await socket.closed).toBe(4401)
  expect(await pair.platform.database.$count(rateLimit)).toBe(0)
  expect(await visitBoth().b.ask(readBalance, {}, { token })).toMatchObject({ status: 401 })
})

test.runIf(isLong)(
  'after one platform is killed, the other accepts bets, and so does the restarted platform',
  async () => {
    const opened = await openGame(pair.b.url, await startFreePlay(pair.b.url), await slotGame())
    const cut = bet()
    const sent = playAt(pair.a.url, opened.token, '/rounds', cut).catch(() => null)
    await pair.a.end('SIGKILL')
    await sent
    const replies = await Promise.all(
      [cut, bet(), bet()].map((one) => playAt(pair.b.url, opened.token, '/rounds', one)),
    )
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    const next = await startPlatform({ env: { ...pair.env, PORT: new URL(pair.a.url).port } })
    expect((await playAt(next.url, opened.token, '/rounds', cut)).status).toBe(200)
    await vi.waitFor(async () => {
      expect(await pair.platform.database.$count(gameRound, eq(gameRound.key, cut.key))).toBe(1)
    }, 30_000)
    expect(await roundFaults(connection.pool)).toEqual([])
    expect(pair.b.child.exitCode).toBeNull()
  },
)
