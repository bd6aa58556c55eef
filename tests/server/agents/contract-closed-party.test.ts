import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endContract, previewContractEnd } from '#protocol/agents/contract-ends.ts'
import {
  acceptContractRequest,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  withdrawContractRequest,
} from '#protocol/agents/contract-requests.ts'
import {
  amendContract,
  listContracts,
  offerContract,
  readContractLimits,
  terminateContract,
} from '#protocol/agents/contracts.ts'
import { contract, contractRequest } from '#server/agents/contracts/contract.table.ts'
import { member } from '#server/identity/member.table.ts'
import { message } from '#server/notifications/message.table.ts'
import { agree, makeAgent, type Person } from '#tests/support/agents/contracts.ts'
import { termsOf } from '#tests/support/agents/settlement.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

const terms = (rate: number) => termsOf('weekly', { rate })

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const close = ({ member: { id } }: Person, closed = true) =>
  opened.platform.database.update(member).set({ closed }).where(eq(member.id, id))

/** Makes an agent whom the house pays 40%, and a downline. */
async function twoAgents() {
  const upline = await makeAgent(opened)
  const downline = await makeAgent(opened, upline)
  await agree(opened, { downline: upline }, { terms: terms(4_000) })
  return { upline, downline }
}

async function offered(upline: Person, { id: memberId }: Person): Promise<string> {
  const wish = { kind: 'dividend', memberId, terms: terms(1_000) } as const
  const { request } = await upline.read(offerContract, wish, upline.headers)
  return request.id
}

const stateOf = async (id: string) => {
  const [row] = await opened.platform.database
    .select()
    .from(contractRequest)
    .where(eq(contractRequest.id, id))
  return row?.state
}

/**
 * Each call is first shown to work while the account is open, so that a later rejection is due to the
 * closure.
 */
describe('[CONTR-05] Contract with a closed account', () => {
  test('cannot be offered, and the limits report the closure', async () => {
    const { upline, downline } = await twoAgents()
    const other = await makeAgent(opened, upline)
    await offered(upline, other)
    await close(downline)
    const wish = { kind: 'dividend', memberId: downline.id, terms: terms(1_000) } as const
    expect(await upline.ask(offerContract, wish, upline.headers)).toMatchObject({
      code: 'contract.memberClosed',
    })
    const limits = ({ id: memberId }: Person) =>
      upline.read(readContractLimits, { kind: 'dividend', memberId }, upline.headers)
    expect((await limits(downline)).downline.closed).toBe(true)
    expect((await limits(other)).downline.closed).toBe(false)
  })

  test('accepts no new terms while it runs', async () => {
    const { upline, downline } = await twoAgents()
    const contractId = await agree(opened, { upline, downline }, { terms: terms(1_000) })
    const wish = { contractId, version: 1, terms: terms(2_000) }
    const { request } = await upline.read(amendContract, wish, upline.headers)
    await upline.read(withdrawContractRequest, { requestId: request.id, version: 1 }, upline.headers)
    await close(downline)
    expect(await upline.ask(amendContract, wish, upline.headers)).toMatchObject({
      code: 'contract.memberClosed',
    })
  })

  test('allows no changes to a pending request', async () => {
    const { upline, downline } = await twoAgents()
    const requestId = await offered(upline, downline)
    await upline.read(editContractRequest, { requestId, version: 1, terms: terms(1_500) }, upline.headers)
    await close(downline)
    expect(
      await upline.ask(editContractRequest, { requestId, version: 2, terms: terms(2_000) }, upline.headers),
    ).toMatchObject({ code: 'contract.memberClosed' })
    expect(await stateOf(requestId)).toBe('pending')
  })

  test('does not start when the downline accepts a closed upline’s offer, which lapses', async () => {
    const { upline, downline } = await twoAgents()
    const other = await makeAgent(opened, upline)
    const ofOther = await offered(upline, other)
    const { preview } = await other.read(previewContractAnswer, { requestId: ofOther }, other.headers)
    const yes = { requestId: ofOther, version: 1, preview }
    expect(await other.ask(acceptContractRequest, yes, other.headers)).toMatchObject({ success: true })
    const requestId = await offered(upline, downline)
    await close(upline)
    const answer = { requestId, version: 1, preview: 'any' }
    expect(await downline.ask(acceptContractRequest, answer, downline.headers)).toMatchObject({
      code: 'contract.settled',
      value: { request: { id: requestId, state: 'lapsed' } },
    })
    expect(await stateOf(requestId)).toBe('lapsed')
    const { contracts } = await downline.read(
      listContracts,
      { with: 'upline', state: 'running', limit: 20 },
      downline.headers,
    )
    expect(contracts).toEqual([])
  })
})

/**
 * Makes a chain of agents. The house pays the first, and each agent pays the next. Contracts are named after
 * the paid member.
 */
async function line() {
  const { upline: top, downline: north } = await twoAgents()
  const beach = await makeAgent(opened, north)
  const pier = await makeAgent(opened, beach)
  const norths = await agree(opened, { upline: top, downline: north }, { terms: terms(3_000) })
  const beachs = await agree(opened, { upline: north, downline: beach }, { terms: terms(2_000) })
  const piers = await agree(opened, { upline: beach, downline: pier }, { terms: terms(1_000) })
  return { top, north, beach, pier, norths, beachs, piers }
}

const previewEnd = (person: Person, contractId: string) =>
  person.ask(previewContractEnd, { contractId }, person.headers)

async function seen(person: Person, contractId: string) {
  const { contract, preview } = await person.read(previewContractEnd, { contractId }, person.headers)
  return { contractId, version: contract.version, preview }
}

const rowOf = async (id: string) => {
  const [row] = await opened.platform.database.select().from(contract).where(eq(contract.id, id))
  if (!row) throw new Error(`There is no contract ${id}`)
  return row
}

/** Reads a member's notifications from the database, because a closed account cannot log in. */
const told = ({ member: { id } }: Person) =>
  opened.platform.database.select().from(message).where(eq(message.memberId, id))

describe('[CONTR-01] Termination of a contract with a closed account', () => {
  test.each(['upline', 'downline'] as const)(
    'takes effect immediately when the %s confirms the contracts that end with it',
    async (side) => {
      const { north, beach, pier, beachs, piers } = await line()
      const [ender, gone] = side === 'upline' ? [north, beach] : [beach, north]
      const asked = { contractId: beachs, version: 1 }
      await close(gone)
      expect(await ender.ask(terminateContract, asked, ender.headers)).toMatchObject({
        code: 'contract.partyClosed',
        value: { contract: { id: beachs, [side === 'upline' ? 'downline' : 'upline']: { closed: true } } },
      })
      expect(await previewEnd(ender, beachs)).toMatchObject({
        success: true,
        value: { contract: { id: beachs, version: 1 }, ends: [{ id: piers }] },
      })
      const { contract: ended, ended: beneath } = await ender.read(
        endContract,
        await seen(ender, beachs),
        ender.headers,
      )
      expect(ended).toMatchObject({ id: beachs, state: 'ended', version: 2, endedBy: 'closedAccount' })
      expect(beneath).toMatchObject([{ id: piers, state: 'ended', endedBy: 'contractAbove' }])
      for (const id of [beachs, piers]) {
        const { endedAt, dueAt } = await rowOf(id)
        expect(dueAt?.getTime()).toBeLessThanOrEqual(endedAt?.getTime() ?? 0)
      }
      expect(await told(gone)).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ event: 'contract.endedAlone' })]),
      )
      expect(await told(pier)).toMatchObject([{ event: 'contract.ended', facts: { because: 'ended' } }])
      expect((await told(ender)).map(({ event }) => event)).not.toContain('contract.endedAlone')
    },
  )

  test('cannot be unilateral while the other account is open', async () => {
    const { north, beach, beachs } = await line()
    for (const person of [north, beach]) {
      const open = { code: 'contract.partyOpen', value: { contract: { id: beachs, state: 'running' } } }
      const end = { contractId: beachs, version: 1, preview: 'any' }
      expect(await person.ask(endContract, end, person.headers)).toMatchObject(open)
    }
    await close(beach)
    const end = await seen(north, beachs)
    await close(beach, false)
    expect(await north.ask(endContract, end, north.headers)).toMatchObject({ code: 'contract.partyOpen' })
    const asked = { contractId: beachs, version: 1 }
    expect(await north.ask(terminateContract, asked, north.headers)).toMatchObject({ success: true })
  })

  test('[CONTR-02] can be previewed even while all accounts are open, but only by the parties', async () => {
    const { top, north, beach, pier, norths, beachs, piers } = await line()
    for (const person of [top, north])
      expect(await previewEnd(person, norths)).toMatchObject({
        success: true,
        value: { contract: { id: norths, state: 'running' }, ends: [{ id: beachs }, { id: piers }] },
      })
    expect(await previewEnd(beach, beachs)).toMatchObject({ success: true, value: { ends: [{ id: piers }] } })
    expect(await previewEnd(pier, piers)).toMatchObject({ success: true, value: { ends: [] } })
    expect(await previewEnd(pier, norths)).toMatchObject({ status: 404 })
    for (const id of [norths, beachs, piers]) expect((await rowOf(id)).endedAt).toBeNull()
  })

  test('succeeds despite pending requests, which then lapse', async () => {
    const { top, north, beach, norths, beachs, piers } = await line()
    const { request } = await north.read(terminateContract, { contractId: beachs, version: 1 }, north.headers)
    const raise = await top.read(
      amendContract,
      { contractId: norths, version: 1, terms: terms(3_500) },
      top.headers,
    )
    await close(beach)
    await north.read(endContract, await seen(north, beachs), north.headers)
    expect(await stateOf(request.id)).toBe('lapsed')
    expect(await stateOf(raise.request.id)).toBe('pending')
    expect((await rowOf(piers)).endedAt).not.toBeNull()
    await close(north)
    await top.read(endContract, await seen(top, norths), top.headers)
    expect(await stateOf(raise.request.id)).toBe('lapsed')
    const { requests } = await top.read(listContractRequests, { box: 'sent', limit: 20 }, top.headers)
    expect(requests).toEqual([])
  })

  test('[CONTR-02] is rejected if its preview is out of date', async () => {
    const { north, beach, beachs, piers } = await line()
    await close(beach)
    const end = await seen(north, beachs)
    const second = await makeAgent(opened, beach)
    const seconds = await agree(opened, { upline: beach, downline: second }, { terms: terms(1_000) })
    const stale = await north.ask(endContract, end, north.headers)
    expect(stale).toMatchObject({ code: 'contract.previewStale' })
    expect((await rowOf(beachs)).endedAt).toBeNull()
    const { ended } = await north.read(endContract, await seen(north, beachs), north.headers)
    expect(ended.map(({ id }) => id).sort()).toEqual([piers, seconds].sort())
  })

  test('is rejected for another version of the contract', async () => {
    const { north, beach, beachs } = await line()
    await close(beach)
    const end = await seen(north, beachs)
    const other = { ...end, version: 2 }
    expect(await north.ask(endContract, other, north.headers)).toMatchObject({
      code: 'contract.changed',
      value: { contract: { id: beachs, version: 1 } },
    })
  })

  test('takes effect only once, and returns the same response for the same idempotency key', async () => {
    const { north, beach, beachs } = await line()
    await close(beach)
    const end = await seen(north, beachs)
    const headers = { ...north.headers, 'idempotency-key': randomUUID() }
    const first = await north.ask(endContract, end, headers)
    expect(await north.ask(endContract, end, headers)).toEqual(first)
    const ended = { code: 'contract.ended', value: { contract: { id: beachs, endedBy: 'closedAccount' } } }
    expect(await north.ask(endContract, end, north.headers)).toMatchObject(ended)
    expect(await previewEnd(north, beachs)).toMatchObject(ended)
    expect((await told(beach)).filter(({ event }) => event === 'contract.endedAlone')).toHaveLength(1)
  })

  test('is available to the parties only, and never for house contracts', async () => {
    const { top, north, beach, pier, beachs } = await line()
    await close(beach)
    const end = await seen(north, beachs)
    for (const person of [top, pier]) {
      expect(await previewEnd(person, beachs)).toMatchObject({ status: 404 })
      expect(await person.ask(endContract, end, person.headers)).toMatchObject({ status: 404 })
    }
    const { contracts } = await top.read(listContracts, { with: 'upline', limit: 20 }, top.headers)
    const ofHouse = { code: 'contract.withHouse' }
    expect(await previewEnd(top, contracts[0]?.id ?? '')).toMatchObject(ofHouse)
    const asked = { ...end, contractId: contracts[0]?.id ?? '' }
    expect(await top.ask(endContract, asked, top.headers)).toMatchObject(ofHouse)
  })
})
