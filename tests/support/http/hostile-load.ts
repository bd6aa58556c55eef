import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { freePlay } from '#protocol/auth/free-play.ts'
import { login } from '#protocol/auth/login.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import type { Call, ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { status } from '#protocol/site/system-status.ts'
import { hashOf } from '#server/core/secret.ts'
import { answerOf, encrypt } from '#tests/support/client.ts'
import { slowdownOf } from '#tests/support/cpu-time.ts'
import type { LaunchedGame } from '#tests/support/play/free-player.ts'
import { type Flood, type FloodResult, flood, type Measured, measureDuring } from './flood.ts'

/**
 * A platform and its database. The platform trusts one proxy, so that visitors can have their own IP
 * addresses.
 */
export type Target = { url: string; pid: number | undefined; database: pg.PoolConfig }

/**
 * HTTP statuses of the flood, and another visitor's measurements before it (`quiet`) and during it
 * (`stranger`). `slowdown` is the factor by which waiting for a processor slowed the platform down.
 */
export type Outcome = { flood: FloodResult; quiet: Measured; stranger: Measured; slowdown: number }

const QUIET_FOR = 500

type Request = Flood['requests'][number]

export const ATTACKER = '198.51.100.1'
const STRANGER = '203.0.113.20'

const json = (ip: string, headers: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  'x-forwarded-for': ip,
  ...headers,
})

async function ask<C extends Call>(
  { url }: Target,
  call: C,
  asked: RequestInput<C>,
  headers: Record<string, string>,
): Promise<ReplyOf<C>> {
  const isInQuery = call.method === 'GET'
  const query = isInQuery ? `?${new URLSearchParams(asked as Record<string, string>)}` : ''
  const body = isInQuery ? null : JSON.stringify(asked)
  const answer = await answerOf(
    call,
    await fetch(url + call.path + query, { method: call.method, headers, body }),
  )
  if (!answer.success) throw new Error(`${call.path} answered ${answer.status} ${answer.code}`)
  return answer.value
}

async function asTrialPlayer(target: Target, ip: string): Promise<string> {
  const headers = json(ip)
  const key = await ask(target, readPublicKey, {}, headers)
  const random = await encrypt(key, randomBytes(16).toString('hex'))
  return (await ask(target, freePlay, { os: 'Linux', platform: 'W', random, version: 3 }, headers)).token
}

async function inDatabase<Result>(
  target: Target,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(target.database)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function openSlot(target: Target, token: string, ip: string): Promise<string> {
  const game = await inDatabase(target, async (client) => {
    const { rows } = await client.query<LaunchedGame>(
      `select node_id as "nodeId", vendor_code as vendor, game_type as "gameType" from game
       where engine = 'slot' and trial and not "group" order by node_id limit 1`,
    )
    return rows[0]
  })
  if (!game) throw new Error('Free play has no slot')
  const { url } = await ask(target, launchGame, game, json(ip, { token }))
  return new URL(url, target.url).searchParams.get('token') ?? ''
}

const bets = (token: string, count: number, ip = ATTACKER): Request[] =>
  Array.from({ length: count }, () => ({
    path: '/play/api/rounds',
    method: 'POST',
    headers: json(ip, { 'play-token': token }),
    body: JSON.stringify({ key: randomUUID(), stake: 100, clientSeed: randomUUID() }),
  }))

/** Floods the platform while another visitor reads the site's status, the balance and a page. */
async function underFlood(
  target: Target,
  requests: Request[],
  {
    ip = STRANGER,
    lastsFor = 0,
    onBegin = () => {},
  }: { ip?: string; lastsFor?: number; onBegin?: () => void } = {},
): Promise<Outcome> {
  const token = await asTrialPlayer(target, STRANGER)
  const headers = json(ip, { token })
  const calls = [status.path, readBalance.path, '/'].map(
    (path) => () => fetch(target.url + path, { headers: { ...headers, accept: 'text/html' } }),
  )
  // Warm up: the first calls fill caches.
  for (const call of calls) await (await call()).arrayBuffer()
  const quiet = await measureDuring(setTimeout(QUIET_FOR), calls)
  onBegin()
  const flooding = flood({ url: target.url, requests, lastsFor })
  const during = measureDuring(flooding, calls)
  const slowdown = await slowdownOf(target.pid, () => during)
  return { flood: await flooding, quiet, stranger: await during, slowdown }
}

/**
 * Floods the platform with a trial player's bets while the wallet's row is locked for `lockedFor` ms. `ip` is
 * the other visitor's IP address. It may be the player's own.
 */
export async function floodWithBets(
  target: Target,
  { count, lockedFor, ip = STRANGER }: { count: number; lockedFor: number; ip?: string },
): Promise<Outcome> {
  const session = await asTrialPlayer(target, ATTACKER)
  const token = await openSlot(target, session, ATTACKER)
  return inDatabase(target, async (client) => {
    await client.query('begin')
    const { rowCount } = await client.query(
      `select from ledger_account where member_id = (select member_id from session where token_hash = $1) for update`,
      [hashOf(session)],
    )
    if (rowCount === 0) throw new Error('No wallet was locked')
    const { promise: begun, resolve: onBegin } = Promise.withResolvers<void>()
    const released = begun.then(() => setTimeout(lockedFor)).then(() => client.query('rollback'))
    const outcome = await underFlood(target, bets(token, count), { ip, onBegin })
    await released
    return outcome
  })
}

/** Floods the platform with concurrent bets of many trial players at one IP address. */
export async function floodFromAccounts(
  target: Target,
  { accounts, each }: { accounts: number; each: number },
): Promise<Outcome> {
  const requests: Request[] = []
  for (let account = 0; account < accounts; account += 1) {
    // Free play is limited per IP address, so create the accounts from many addresses.
    const ip = `192.0.2.${Math.floor(account / 5)}`
    requests.push(...bets(await openSlot(target, await asTrialPlayer(target, ip), ip), each))
  }
  return underFlood(target, requests)
}

/** Floods the platform with logins. Their sliders are solved, so that the platform hashes the passwords. */
export async function floodWithLogins(target: Target, { count }: { count: number }): Promise<Outcome> {
  const passes = Array.from({ length: count }, () => randomUUID())
  await inDatabase(target, (client) =>
    client.query(
      `insert into slider_challenge (id, client_id, action, gap_left, pass_hash, expires_at)
       select gen_random_uuid(), 'flood', 'login', 1, hash, now() + interval '1 hour' from unnest($1::text[]) hash`,
      [passes.map(hashOf)],
    ),
  )
  const key = await ask(target, readPublicKey, {}, json(ATTACKER))
  const requests = passes.map(async (slider): Promise<Request> => {
    const username = `nobody${randomBytes(4).toString('hex')}`
    const asked = { type: 'username', username, password: 'wrong-password-1', slider, side: 'player' }
    const sealed = await encrypt(key, JSON.stringify({ at: key.at, nonce: randomUUID(), body: asked }))
    const headers = json(ATTACKER, { 'client-id': 'flood' })
    return { path: login.path, method: 'POST', headers, body: JSON.stringify({ sealed }) }
  })
  return underFlood(target, await Promise.all(requests))
}

/** Floods the platform with requests for captchas, for sliders and for pages that do not exist. */
export function floodWithPictures(target: Target, { count }: { count: number }): Promise<Outcome> {
  const requests = Array.from({ length: count }, (_, index): Request => {
    const headers = json(ATTACKER, { 'client-id': `flood-${index}` })
    if (index % 4 === 0) return { path: `/nothing/${randomUUID()}`, method: 'GET', headers }
    if (index % 4 === 1) return { path: readCaptcha.path, method: 'GET', headers }
    return {
      path: createSliderChallenge.path,
      method: 'POST',
      headers,
      body: JSON.stringify({ action: 'login' }),
    }
  })
  return underFlood(target, requests)
}

/** Returns an IPv6 address. Each index has its own /64 network. All networks belong to one /48 network. */
export const inOneNetwork = (index: number): string => `2001:db8:aa:${index.toString(16)}::1`
/** Returns one of twelve IPv4 addresses. The platform counts each as a separate network. */
export const inTwelveNetworks = (index: number): string => `198.51.100.${100 + (index % 12)}`

/** Floods the platform from many clients. Each repeats its request as soon as the response arrives. */
export function floodFromAddresses(
  target: Target,
  { clients, lastsFor, addressOf }: { clients: number; lastsFor: number; addressOf(index: number): string },
): Promise<Outcome> {
  const requests = Array.from({ length: clients }, (_, index): Request => {
    const headers = json(addressOf(index), { 'client-id': `flood-${index}` })
    const paths = [status.path, readCaptcha.path, `/nothing/${randomUUID()}`]
    return { path: paths[index % paths.length] ?? '', method: 'GET', headers }
  })
  return underFlood(target, requests, { lastsFor })
}
