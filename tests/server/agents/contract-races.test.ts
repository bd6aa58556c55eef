import fs from 'node:fs'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endContract, previewContractEnd } from '#protocol/agents/contract-ends.ts'
import {
  acceptContractRequest,
  editContractRequest,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from '#protocol/agents/contract-requests.ts'
import { listContracts, offerContract } from '#protocol/agents/contracts.ts'
import type { Call } from '#protocol/kit/call.ts'
import { operatorConfig } from '#protocol/site/operator-config.ts'
import { createApi } from '#server/boot/app.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import { member } from '#server/identity/member.table.ts'
import { agree, makeAgent, type Person, termsOf } from '#tests/support/agents/contracts.ts'
import { type Answer, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'

/** Number of races per test. A single race could pass by chance. */
const TRIES = isLong ? 60 : 12

const operator = v.parse(operatorConfig, JSON.parse(fs.readFileSync('public/config.json', 'utf8')))

let own: OwnDatabase
const pools: pg.Pool[] = []
let one: OpenedPlatform
let other: OpenedPlatform

beforeAll(async () => {
  own = await makeOwnDatabase()
  one = await open()
  other = await open()
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await own.drop()
})

async function open(): Promise<OpenedPlatform> {
  const pool = own.openPool(5)
  pools.push(pool)
  const platform = await createPlatform(pool, { operator, sandbox: true })
  const app = createApi(platform)
  const line = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  return {
    platform,
    request: async (path, init = {}) => app.fetch(new Request(`http://palpite.test${path}`, init), line),
    close: () => pool.end(),
  }
}

/** Makes a pending offer. `at` returns functions that send a party's calls to one of the two platforms. */
async function offered() {
  const top = await makeAgent(one)
  const north = await makeAgent(one, top)
  await agree(one, { downline: top })
  const wish = { kind: 'dividend', memberId: north.id, terms: termsOf(500) } as const
  const { request } = await top.read(offerContract, wish, top.headers)
  const { preview } = await north.read(previewContractAnswer, { requestId: request.id }, north.headers)
  const seen = { requestId: request.id, version: 1 }
  const at = (platform: OpenedPlatform, { headers }: Person) => {
    const { ask } = visit(platform)
    return {
      accept: () => ask(acceptContractRequest, { ...seen, preview }, headers),
      reject: () => ask(rejectContractRequest, seen, headers),
      withdraw: () => ask(withdrawContractRequest, seen, headers),
      edit: () => ask(editContractRequest, { ...seen, terms: termsOf(900) }, headers),
    }
  }
  const state = async () =>
    (await top.read(readContractRequest, { requestId: request.id }, top.headers)).request
  const contracts = async () => (await north.read(listContracts, { with: 'upline' }, north.headers)).contracts
  return { top, north, request, at, state, contracts }
}

const moves = {
  accept: { by: 'north', state: 'accepted' },
  reject: { by: 'north', state: 'rejected' },
  withdraw: { by: 'top', state: 'withdrawn' },
} as const
type Move = keyof typeof moves

describe.each<[Move, Move]>([
  ['accept', 'accept'],
  ['accept', 'reject'],
  ['accept', 'withdraw'],
  ['reject', 'withdraw'],
])('[CONTR-06] Concurrent calls to %s and to %s a contract request', (first, second) => {
  test('produce one outcome, which the losing call reports', async () => {
    for (let times = 0; times < TRIES; times++) {
      const made = await offered()
      const [early, late] = times % 2 === 0 ? [one, other] : [other, one]
      const answers: [Move, Answer<Call>][] = await Promise.all([
        made
          .at(early, made[moves[first].by])
          [first]()
          .then((answer): [Move, Answer<Call>] => [first, answer]),
        made
          .at(late, made[moves[second].by])
          [second]()
          .then((answer): [Move, Answer<Call>] => [second, answer]),
      ])
      const won = answers.filter(([, { success }]) => success)
      const lost = answers.filter(([, { success }]) => !success)
      expect([won.length, lost.length]).toEqual([1, 1])
      const outcome = moves[won[0]?.[0] ?? 'accept'].state
      expect(lost[0]?.[1]).toMatchObject({
        status: 200,
        code: 'contract.settled',
        value: { request: { id: made.request.id, state: outcome, version: 1 } },
      })
      expect((await made.state()).state).toBe(outcome)
      expect(await made.contracts()).toHaveLength(outcome === 'accepted' ? 1 : 0)
    }
  }, 60_000)
})

test('[CONTR-06] accepts an offer only on the terms that the downline read, even during a concurrent edit', async () => {
  const seen: string[] = []
  for (let times = 0; times < TRIES; times++) {
    const made = await offered()
    const [accepted, edited] = await Promise.all([
      made.at(one, made.north).accept(),
      made.at(other, made.top).edit(),
    ])
    expect([accepted.success, edited.success]).toContain(true)
    expect(accepted.success).not.toBe(edited.success)
    if (!accepted.success) {
      expect(accepted).toMatchObject({ code: 'contract.requestChanged', value: { request: { version: 2 } } })
      expect(await made.contracts()).toEqual([])
    } else {
      expect(edited).toMatchObject({ code: 'contract.settled', value: { request: { state: 'accepted' } } })
      expect(await made.contracts()).toMatchObject([{ terms: termsOf(500) }])
    }
    seen.push(accepted.success ? 'accepted' : 'edited')
  }
  expect(seen).toHaveLength(TRIES)
}, 60_000)

test('[CONTR-06] reports a request’s outcome to a party who acts too late', async () => {
  const made = await offered()
  await made.at(one, made.top).withdraw()
  for (const late of [made.at(other, made.north).accept, made.at(one, made.north).reject])
    expect(await late()).toMatchObject({
      code: 'contract.settled',
      value: { request: { state: 'withdrawn', own: false } },
    })
  for (const late of [made.at(one, made.top).withdraw, made.at(other, made.top).edit])
    expect(await late()).toMatchObject({ code: 'contract.settled', value: { request: { own: true } } })
})

test('[CONTR-06] creates only one offer when several are sent to one downline concurrently', async () => {
  const top = await makeAgent(one)
  const north = await makeAgent(one, top)
  await agree(one, { downline: top })
  const wish = { kind: 'dividend', memberId: north.id, terms: termsOf(500) } as const
  const answers = await Promise.all(
    [one, other, one, other, one, other].map((platform) =>
      visit(platform).ask(offerContract, wish, top.headers),
    ),
  )
  const made = answers.flatMap((answer) => (answer.success ? [answer.value.request.id] : []))
  expect(made).toHaveLength(1)
  for (const answer of answers)
    if (!answer.success)
      expect(answer).toMatchObject({ code: 'contract.requestOpen', value: { requestId: made[0] } })
})

test('[CONTR-06] [CONTR-02] ends no contract twice when a contract and the one below it are ended concurrently', async () => {
  for (let times = 0; times < TRIES; times++) {
    const top = await makeAgent(one)
    const north = await makeAgent(one, top)
    const beach = await makeAgent(one, north)
    await agree(one, { downline: top })
    const norths = await agree(one, { upline: top, downline: north }, { terms: termsOf(900) })
    const beachs = await agree(one, { upline: north, downline: beach }, { terms: termsOf(500) })
    await one.platform.database.update(member).set({ closed: true }).where(eq(member.id, north.member.id))
    const end = async (platform: OpenedPlatform, { headers, read }: Person, contractId: string) => {
      const { contract, preview } = await read(previewContractEnd, { contractId }, headers)
      const { version } = contract
      return () => visit(platform).ask(endContract, { contractId, version, preview }, headers)
    }
    const [early, late] = times % 2 === 0 ? [one, other] : [other, one]
    const ends = [await end(early, top, norths), await end(late, top, norths), await end(late, beach, beachs)]
    const [first, second, third] = await Promise.all(ends.map((run) => run()))
    const said = (answer: Answer<Call> | undefined) => (answer?.success ? 'done' : answer?.code)
    const answers = [said(first), said(second), said(third)]
    if (answers[2] === 'done') {
      expect(answers.slice(0, 2)).toEqual(['contract.previewStale', 'contract.previewStale'])
    } else {
      expect(answers.toSorted()).toEqual(['contract.ended', 'contract.ended', 'done'])
      expect(answers[2]).toBe('contract.ended')
    }
    const standing = await top.read(listContracts, { with: 'downline' }, top.headers)
    expect(standing.contracts).toMatchObject([{ state: answers[2] === 'done' ? 'running' : 'ended' }])
    const below = await beach.read(listContracts, { with: 'upline' }, beach.headers)
    expect(below.contracts).toMatchObject([
      { endedBy: answers[2] === 'done' ? 'closedAccount' : 'contractAbove', version: 2 },
    ])
  }
}, 60_000)
