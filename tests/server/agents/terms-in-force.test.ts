import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { processRealTimeSalary, readDividend } from '#protocol/agents/contract-bills.ts'
import {
  acceptContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
} from '#protocol/agents/contract-requests.ts'
import type { ContractKind, ContractRequest, ContractTerms } from '#protocol/agents/contract-terms.ts'
import {
  amendContract,
  listContracts,
  offerContract,
  readContractLimits,
  terminateContract,
} from '#protocol/agents/contracts.ts'
import {
  countingFrom,
  nextEnd,
  stretchesOf,
  termsAt,
  termsDuring,
} from '#server/agents/contracts/terms-in-force.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { agree, makeAgent, type Person } from '#tests/support/agents/contracts.ts'
import { termsOf } from '#tests/support/agents/settlement.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { notificationText } from '#tests/support/site/notification-text.ts'
import { textIn } from '#tests/support/texts.ts'

const DAY = 86_400_000
/** A Thursday, 12:30 in São Paulo. */
const NOW = Date.parse('2031-03-06T15:30:00Z')
/** The starts of the next two weeks. */
const NEXT_WEEK = '2031-03-10T03:00:00.000Z'
const WEEK_AFTER = '2031-03-17T03:00:00.000Z'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const setClock = (moment: number) =>
  writeSetting(opened.platform.database, settings.clock, { offset: moment - Date.now() })

const weekly = (rate: number) => termsOf('weekly', { rate })
const range = { from: '2031-03-01T03:00:00.000Z', to: '2031-04-01T03:00:00.000Z' }

/** Makes an agent and an upline, with a contract of the given kind since `NOW`. */
async function twoAgents(kind: ContractKind, terms: ContractTerms) {
  await setClock(NOW)
  const above = await makeAgent(opened)
  const agent = await makeAgent(opened, above)
  await agree(
    opened,
    { downline: above },
    { kind, terms: { ...terms, tiers: termsOf('daily', { rate: 9_000 }).tiers } },
  )
  const contractId = await agree(opened, { upline: above, downline: agent }, { kind, terms })
  return { above, agent, contractId, kind }
}

type Two = Awaited<ReturnType<typeof twoAgents>>

async function contractOf({ agent, contractId }: Two) {
  const { contracts } = await agent.read(listContracts, { with: 'upline', limit: 20 }, agent.headers)
  return contracts.find(({ id }) => id === contractId)
}

const limitsOf = ({ above, agent, kind }: Two) =>
  above.read(readContractLimits, { kind, memberId: agent.id }, above.headers)

async function amend({ above, contractId }: Two, version: number, terms: ContractTerms) {
  return (await above.read(amendContract, { contractId, version, terms }, above.headers)).request
}

async function accept(person: Person, { id: requestId, version }: ContractRequest) {
  const { preview } = await person.read(previewContractAnswer, { requestId }, person.headers)
  return person.read(acceptContractRequest, { requestId, version, preview }, person.headers)
}

const readBy = async (person: Person, { id }: ContractRequest) =>
  (await person.read(readContractRequest, { requestId: id }, person.headers)).request

const newestMessage = async (person: Person) =>
  notificationText((await person.read(listMessages, { limit: 1 }, person.headers)).messages[0]?.content ?? '')

describe('Effective date of new terms', () => {
  type Period = ContractTerms['period']

  /**
   * Generates random agreements. Times are multiples of `step` minutes, so that some fall exactly on the
   * start of a period.
   */
  const agreements = (periods: readonly Period[], { step, most }: { step: number; most: number }) =>
    fc.array(
      fc.record({
        period: fc.constantFrom(...periods),
        minutes: fc.integer({ min: 0, max: most }).map((steps) => steps * step),
      }),
      { minLength: 1, maxLength: 6 },
    )

  test.each<[what: string, agreed: ReturnType<typeof agreements>, watched: number]>([
    [
      'weeks and months',
      agreements(['weekly', 'semimonthly', 'monthly'], { step: 60, most: 60 * 24 }),
      62 * DAY,
    ],
    ['days', agreements(['daily'], { step: 30, most: 150 }), 2 * DAY],
    ['hours', agreements(['hourly'], { step: 10, most: 20 }), DAY / 12],
    ['five minutes', agreements(['fiveMinutes'], { step: 1, most: 20 }), DAY / 144],
  ])('is the start of the first period that they govern, whatever was agreed earlier: %s', (...given) => {
    const [, agreements, watched] = given
    fc.assert(
      fc.property(agreements, (agreed) => {
        let since = NOW
        const versions = agreed.map(({ period, minutes }, place) => {
          since += minutes * 60_000
          return { terms: termsOf(period, { rate: place + 1 }), since: new Date(since) }
        })
        const starts: Date[] = []
        for (
          let from = versions[0]?.since ?? new Date(NOW);
          from.getTime() <= since + watched;
          from = nextEnd(versions, from)
        )
          starts.push(from)
        const counting = countingFrom(versions)
        const stretches = stretchesOf(versions)
        for (const start of starts) {
          const billed = termsAt(versions, start)
          expect(counting.findLast(({ from }) => from <= start)?.terms).toBe(billed)
          expect(termsDuring(stretches, { from: start, to: nextEnd(versions, start) })).toEqual([billed])
        }
        for (const { from } of counting) expect(starts).toContainEqual(from)
      }),
    )
  })

  test('is the moment of the agreement if a period begins at exactly that moment', () => {
    const [first, second] = [weekly(1), weekly(2)]
    const versions = [
      { terms: first, since: new Date(NOW) },
      { terms: second, since: new Date(NEXT_WEEK) },
    ]
    expect(countingFrom(versions)[1]?.from.toISOString()).toBe(NEXT_WEEK)
  })
})

describe('[CONTR-01] New terms for a running contract', () => {
  test('take effect with the next period, and their date is shown before and after the agreement', async () => {
    const two = await twoAgents('dividend', weekly(1_000))
    expect(await limitsOf(two)).toMatchObject({ amendedFrom: NEXT_WEEK })
    const asked = await amend(two, 1, weekly(1_500))
    expect(await readBy(two.agent, asked)).toMatchObject({ countsFrom: NEXT_WEEK, currentFrom: null })
    expect(await newestMessage(two.agent)).toContain(
      textIn('en', 'notification.contract.amendmentOffered.from', { start: '10 Mar 2031' }),
    )
    const { request, contract } = await accept(two.agent, asked)
    expect(request).toMatchObject({ state: 'accepted', countsFrom: NEXT_WEEK })
    expect(contract).toMatchObject({
      terms: weekly(1_500),
      termsFrom: NEXT_WEEK,
      termsBefore: weekly(1_000),
    })
    expect(await newestMessage(two.above)).toContain(
      textIn('en', 'notification.contract.accepted.from', { start: '10 Mar 2031' }),
    )
    expect(await two.agent.read(readDividend, range, two.agent.headers)).toMatchObject({
      contract: { terms: weekly(1_500), termsFrom: NEXT_WEEK, termsBefore: weekly(1_000) },
      running: { to: NEXT_WEEK, tier: 0 },
    })

    await setClock(Date.parse(NEXT_WEEK) + 60_000)
    for (const person of [two.above, two.agent]) person.headers.token = await enter(opened, person.member)
    expect(await contractOf(two)).toMatchObject({
      terms: weekly(1_500),
      termsFrom: NEXT_WEEK,
      termsBefore: null,
    })
    expect(await readBy(two.above, asked)).toMatchObject({ countsFrom: NEXT_WEEK })
    expect(await limitsOf(two)).toMatchObject({ amendedFrom: WEEK_AFTER })
  })

  test('replace terms agreed earlier in the same period, which then never take effect', async () => {
    const two = await twoAgents('dividend', weekly(1_000))
    const first = await amend(two, 1, weekly(1_500))
    await accept(two.agent, first)
    const second = await amend(two, 2, weekly(1_200))
    expect(second).toMatchObject({ current: weekly(1_500), currentFrom: NEXT_WEEK })
    const { contract } = await accept(two.agent, second)
    expect(contract).toMatchObject({ terms: weekly(1_200), termsFrom: NEXT_WEEK, termsBefore: weekly(1_000) })
    const { requests } = await two.agent.read(
      listContractRequests,
      { box: 'history', limit: 20 },
      two.agent.headers,
    )
    expect(requests.map(({ id, countsFrom }) => [id, countsFrom])).toEqual([
      [second.id, NEXT_WEEK],
      [first.id, null],
    ])
  })

  test('never take effect if the contract ends first, and are not shown as its last terms', async () => {
    const two = await twoAgents('dividend', weekly(1_000))
    const asked = await amend(two, 1, weekly(1_500))
    await accept(two.agent, asked)
    const end = { contractId: two.contractId, version: 2 }
    const { request } = await two.agent.read(terminateContract, end, two.agent.headers)
    expect(request.countsFrom).toBeNull()
    const both = { current: weekly(1_500), currentFrom: NEXT_WEEK, currentBefore: weekly(1_000) }
    expect(request).toMatchObject(both)
    expect(await readBy(two.above, request)).toMatchObject(both)
    const { contract, request: agreed } = await accept(two.above, request)
    expect(agreed).toMatchObject({ state: 'accepted', ...both })
    expect(contract).toMatchObject({ state: 'ended', terms: weekly(1_000), termsBefore: null })
    expect(await readBy(two.above, asked)).toMatchObject({ state: 'accepted', countsFrom: null })
  })

  test('take effect with the next five-minute period of a five-minute salary', async () => {
    const by = (rate: number) => termsOf('fiveMinutes', { rate })
    const two = await twoAgents('realTimeSalary', by(10))
    await setClock(NOW + 2 * 60_000)
    const next = new Date(NOW + 5 * 60_000).toISOString()
    const asked = await amend(two, 1, by(20))
    expect(asked).toMatchObject({ countsFrom: next })
    const { contract } = await accept(two.agent, asked)
    expect(contract).toMatchObject({ termsFrom: next, termsBefore: by(10) })
    expect(await newestMessage(two.above)).toContain(
      textIn('en', 'notification.contract.accepted.from', { start: '6 Mar 2031, 12:35' }),
    )
    expect(await two.agent.read(processRealTimeSalary, range, two.agent.headers)).toMatchObject({
      contract: { termsBefore: by(10) },
      running: { to: next },
    })
  })
})

test('[CONTR-01] a first contract applies from the moment of its acceptance', async () => {
  await setClock(NOW)
  const above = await makeAgent(opened)
  const agent = await makeAgent(opened, above)
  await agree(opened, { downline: above }, { terms: weekly(2_000) })
  const offered = { kind: 'dividend' as const, memberId: agent.id, terms: weekly(1_000) }
  const { request } = await above.read(offerContract, offered, above.headers)
  const { request: answered, contract } = await accept(agent, request)
  expect(answered.countsFrom).toBe(answered.answeredAt)
  expect(contract).toMatchObject({
    termsFrom: answered.answeredAt,
    startedAt: answered.answeredAt,
    termsBefore: null,
  })
  expect(await agent.read(readDividend, range, agent.headers)).toMatchObject({
    running: { from: answered.answeredAt, to: NEXT_WEEK },
  })
})
