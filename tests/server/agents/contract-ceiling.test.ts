import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  acceptContractRequest,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
} from '#protocol/agents/contract-requests.ts'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import {
  amendContract,
  listContracts,
  offerContract,
  readContractLimits,
} from '#protocol/agents/contracts.ts'
import {
  createDownlineLink,
  listDownlineLinks,
  registerDownline,
} from '#protocol/agents/downline-registration.ts'
import { contract, contractRequest, contractVersion } from '#server/agents/contracts/contract.table.ts'
import { agree, makeAgent, type Person } from '#tests/support/agents/contracts.ts'
import { termsOf } from '#tests/support/agents/settlement.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { enter, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

/** A Thursday, 12:30 in São Paulo, in a month that ends on a Monday. */
const THURSDAY = Date.parse('2031-03-06T15:30:00Z')
const LAST_MONDAY = Date.parse('2031-03-31T15:30:00Z')
/** Starts of the next week and month after that Thursday. Newly agreed terms take effect then. */
const NEXT_WEEK = '2031-03-10T03:00:00.000Z'
const NEXT_MONTH = '2031-04-01T03:00:00.000Z'

const weekly = (rate: number) => termsOf('weekly', { rate })
const monthly = (rate: number) => termsOf('monthly', { rate })

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => moveClock(opened, THURSDAY - Date.now()))

/** Makes an agent between an upline and a downline. The house pays the upline 40%. */
async function threeAgents(paid: (rate: number) => ContractTerms = weekly) {
  const above = await makeAgent(opened)
  const agent = await makeAgent(opened, above)
  const below = await makeAgent(opened, agent)
  await agree(opened, { downline: above }, { terms: paid(4_000) })
  return { above, agent, below }
}

async function waitUntil(moment: number, ...people: Person[]) {
  await moveClock(opened, moment - Date.now())
  for (const person of people) person.headers.token = await enter(opened, person.member)
}

const accept = async (person: Person, { id, version }: { id: string; version: number }) => {
  const { preview } = await person.read(previewContractAnswer, { requestId: id }, person.headers)
  return person.read(acceptContractRequest, { requestId: id, version, preview }, person.headers)
}

async function amend(person: Person, contractId: string, terms: ContractTerms, version = 1) {
  const { request } = await person.read(amendContract, { contractId, version, terms }, person.headers)
  return request
}

const offer = (person: Person, to: Person, terms: ContractTerms) =>
  person.ask(offerContract, { kind: 'dividend', memberId: to.id, terms }, person.headers)

const tooMuch = (allowed: number) => ({
  code: 'contract.rateAboveOwn',
  value: { tiers: [{ tier: 0, allowed }] },
})

describe('[CONTR-05] Rate that rises with the next period', () => {
  test('is rejected in a first contract that begins before that period', async () => {
    const { above, agent, below } = await threeAgents()
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(1_000) })
    await accept(agent, await amend(above, own, weekly(2_000)))

    expect(await offer(agent, below, weekly(1_500))).toMatchObject(tooMuch(1_000))
    const offered = await offer(agent, below, weekly(1_000))
    if (!offered.success) throw new Error(offered.code)
    const { id: requestId, version } = offered.value.request
    const edit = { requestId, version, terms: weekly(1_500) }
    expect(await agent.ask(editContractRequest, edit, agent.headers)).toMatchObject(tooMuch(1_000))

    await waitUntil(Date.parse(NEXT_WEEK) + 60_000, agent, below)
    const { request } = await agent.read(editContractRequest, edit, agent.headers)
    const { contract } = await accept(below, request)
    expect(contract).toMatchObject({ terms: weekly(1_500), termsBefore: null })
  })

  test('is shown next to the current rate, with its date, when an agent makes an offer', async () => {
    const { above, agent, below } = await threeAgents()
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(1_000) })
    await accept(agent, await amend(above, own, weekly(2_000)))
    const asked = { kind: 'dividend', memberId: below.id } as const
    expect((await agent.read(readContractLimits, asked, agent.headers)).own).toEqual({
      terms: weekly(2_000),
      termsFrom: NEXT_WEEK,
      termsBefore: weekly(1_000),
    })
  })

  test('is allowed in new terms that take effect on the same day', async () => {
    const { above, agent, below } = await threeAgents()
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(1_000) })
    const paid = await agree(opened, { upline: agent, downline: below }, { terms: weekly(1_000) })
    await accept(agent, await amend(above, own, weekly(2_000)))
    const { contract } = await accept(below, await amend(agent, paid, weekly(1_500)))
    expect(contract).toMatchObject({ terms: weekly(1_500), termsFrom: NEXT_WEEK })
    const { ended } = await accept(agent, await amend(above, own, weekly(1_800), 2))
    expect(ended, 'neither takes effect before that day').toEqual([])
  })

  test('excludes presets that depend on it from registration links until it takes effect', async () => {
    const { above, agent } = await threeAgents()
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(2_000) })
    const preset = { kind: 'dividend' as const, terms: weekly(1_500) }
    const link = { name: 'Festa', type: 'agent' as const, presets: [preset] }
    await agent.read(createDownlineLink, link, agent.headers)
    await accept(agent, await amend(above, own, weekly(1_000)))
    await waitUntil(Date.parse(NEXT_WEEK) + 60_000, above, agent)
    await accept(agent, await amend(above, own, weekly(3_000), 2))

    const refusal = {
      code: 'contract.rateAboveOwn',
      value: { kind: 'dividend', tiers: [{ allowed: 1_000 }] },
    }
    expect(await agent.ask(createDownlineLink, link, agent.headers)).toMatchObject(refusal)
    const account = {
      type: 'agent' as const,
      username: `n${randomUUID().slice(0, 8)}`,
      password: 'boa-bateria-1',
    }
    expect(await agent.ask(registerDownline, { ...account, presets: [preset] }, agent.headers)).toMatchObject(
      refusal,
    )
    const leftOut = async () => {
      const { links } = await agent.read(listDownlineLinks, {}, agent.headers)
      return links[0]?.presets[0]?.leftOut
    }
    expect(await leftOut()).toBe('rateAboveOwn')
    await waitUntil(Date.parse('2031-03-17T03:01:00Z'), agent)
    expect(await leftOut()).toBeNull()
  })
})

describe('[CONTR-02] Rate that falls with the next period', () => {
  test('does not end a contract whose downline agreed to a lower rate before the agent accepted', async () => {
    const { above, agent, below } = await threeAgents(monthly)
    const own = await agree(opened, { upline: above, downline: agent }, { terms: monthly(2_000) })
    const paid = await agree(opened, { upline: agent, downline: below }, { terms: monthly(2_000) })
    const asked = await amend(above, own, monthly(1_000))
    const { ends } = await agent.read(previewContractAnswer, { requestId: asked.id }, agent.headers)
    expect(ends.map(({ id }) => id)).toEqual([paid])
    await waitUntil(LAST_MONDAY, above, agent, below)
    const lower = await accept(below, await amend(agent, paid, monthly(1_000)))
    expect(lower.contract).toMatchObject({ termsFrom: NEXT_MONTH, termsBefore: monthly(2_000) })
    const { ended } = await accept(agent, asked)
    expect(ended).toEqual([])
    const { contracts } = await agent.read(
      listContracts,
      { with: 'downline', state: 'running', limit: 20 },
      agent.headers,
    )
    expect(contracts).toMatchObject([{ id: paid, terms: monthly(1_000), termsBefore: monthly(2_000) }])
  })

  test('ends no contract because of excessive rates in past periods', async () => {
    const { above, agent, below } = await threeAgents()
    const other = await makeAgent(opened, agent)
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(1_000) })
    const paid = await agree(opened, { upline: agent, downline: below }, { terms: weekly(2_000) })
    await agree(opened, { upline: agent, downline: other }, { terms: weekly(2_000) })
    const { database } = opened.platform
    const later = { version: 2, since: new Date(NEXT_WEEK) }
    await database.insert(contractVersion).values([
      { ...later, contractId: own, terms: weekly(3_000) },
      { ...later, contractId: paid, terms: weekly(1_900) },
    ])
    await database
      .update(contract)
      .set({ version: 2 })
      .where(inArray(contract.id, [own, paid]))
    await waitUntil(Date.parse('2031-03-12T15:30:00Z'), above, agent)
    const { ended } = await accept(agent, await amend(above, own, weekly(2_500), 2))
    expect(ended).toEqual([])
  })

  test('immediately limits new offers', async () => {
    const { above, agent, below } = await threeAgents()
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(2_000) })
    await accept(agent, await amend(above, own, weekly(1_000)))
    expect(await offer(agent, below, weekly(2_000))).toMatchObject(tooMuch(1_000))
    expect(await offer(agent, below, weekly(1_000))).toMatchObject({ success: true })
  })
})

describe('[CONTR-05] Terms that change the period', () => {
  /**
   * Makes three agents. A change of the agent's contract from weekly to monthly is pending. The downline's
   * contract is weekly.
   */
  async function changing() {
    const three = await threeAgents()
    const { above, agent, below } = three
    // Simulates the house changing the upline's contract to monthly.
    const { database } = opened.platform
    const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(2_000) })
    const paid = await agree(opened, { upline: agent, downline: below }, { terms: weekly(1_000) })
    await database
      .update(contractVersion)
      .set({ terms: monthly(4_000) })
      .where(
        inArray(
          contractVersion.contractId,
          database.select({ id: contract.id }).from(contract).where(eq(contract.downlineId, above.member.id)),
        ),
      )
    return { ...three, own, paid, asked: await amend(above, own, monthly(2_000)) }
  }

  const limits = (agent: Person, { id: memberId }: Person) =>
    agent.read(readContractLimits, { kind: 'dividend', memberId }, agent.headers)

  test('are shown beside the current terms', async () => {
    const { agent, asked } = await changing()
    expect(await agent.read(readContractRequest, { requestId: asked.id }, agent.headers)).toMatchObject({
      request: { type: 'amendment', terms: { period: 'monthly' } },
      contract: { terms: { period: 'weekly' } },
    })
  })

  test('do not yet allow the new period in a running contract or a pending request', async () => {
    const { agent, below, paid } = await changing()
    const wish = { contractId: paid, version: 1, terms: monthly(500) }
    const refusal = {
      code: 'contract.periodNotAllowed',
      message: textIn('en', 'refusal.contract.periodNotAllowed'),
    }
    expect(await agent.ask(amendContract, wish, agent.headers)).toMatchObject(refusal)
    const { id: requestId, version } = await amend(agent, paid, weekly(500))
    const edit = { requestId, version, terms: monthly(500) }
    expect(await agent.ask(editContractRequest, edit, agent.headers)).toMatchObject(refusal)
    expect((await limits(agent, below)).periods).toEqual(['weekly'])
  })

  test('prevent offers until the new period starts, and then allow only that period', async () => {
    const { agent, below, paid, asked } = await changing()
    const { contract, ended } = await accept(agent, asked)
    expect(contract).toMatchObject({ terms: monthly(2_000), termsFrom: NEXT_WEEK })
    expect(ended).toMatchObject([{ id: paid, state: 'ended', terms: weekly(1_000) }])
    const notAllowed = { code: 'contract.periodNotAllowed' }
    for (const terms of [weekly(1_000), monthly(1_000)])
      expect(await offer(agent, below, terms)).toMatchObject(notAllowed)
    expect((await limits(agent, below)).periods).toEqual([])

    await waitUntil(Date.parse(NEXT_WEEK) + 60_000, agent)
    expect((await limits(agent, below)).periods).toEqual(['monthly'])
    expect(await offer(agent, below, weekly(1_000))).toMatchObject(notAllowed)
    expect(await offer(agent, below, monthly(1_000))).toMatchObject({ success: true })
  })

  test('cannot be accepted if a contract has started since the preview, and the preview is then updated', async () => {
    const { agent, paid, asked } = await changing()
    const other = await makeAgent(opened, agent)
    const { preview } = await agent.read(previewContractAnswer, { requestId: asked.id }, agent.headers)
    const begun = await agree(opened, { upline: agent, downline: other }, { terms: weekly(1_000) })
    const answer = { requestId: asked.id, version: 1, preview }
    const stale = await agent.ask(acceptContractRequest, answer, agent.headers)
    expect(stale).toMatchObject({ code: 'contract.previewStale' })
    if (stale.success) throw new Error('It was accepted')
    const { ends } = stale.value as { ends: { id: string }[] }
    expect(ends.map(({ id }) => id).sort()).toEqual([paid, begun].sort())
    const { ended } = await accept(agent, asked)
    expect(ended).toHaveLength(2)
  })
})

test('[CONTR-05] a pending offer lapses instead of being accepted if its sender is now paid less than it offers', async () => {
  const { above, agent, below } = await threeAgents()
  const own = await agree(opened, { upline: above, downline: agent }, { terms: weekly(1_000) })
  const offered = await offer(agent, below, weekly(1_000))
  if (!offered.success) throw new Error(offered.code)
  const { id } = offered.value.request
  // Terms that earlier versions could store: the sender is paid less than it offers.
  const { database } = opened.platform
  await database
    .update(contractVersion)
    .set({ terms: weekly(500) })
    .where(eq(contractVersion.contractId, own))
  expect(
    await below.ask(acceptContractRequest, { requestId: id, version: 1, preview: 'any' }, below.headers),
  ).toMatchObject({ code: 'contract.settled', value: { request: { id, state: 'lapsed' } } })
  const [row] = await database.select().from(contractRequest).where(eq(contractRequest.id, id))
  expect(row?.state).toBe('lapsed')
  const { requests } = await agent.read(listContractRequests, { box: 'history', limit: 20 }, agent.headers)
  expect(requests).toMatchObject([{ id, state: 'lapsed' }])
})
