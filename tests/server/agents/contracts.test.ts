import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listContractRequests } from '#protocol/agents/contract-requests.ts'
import { type ContractTerms, contractKind } from '#protocol/agents/contract-terms.ts'
import {
  amendContract,
  listContracts,
  offerContract,
  readContractLimits,
  terminateContract,
} from '#protocol/agents/contracts.ts'
import { contract } from '#server/agents/contracts/contract.table.ts'
import { member } from '#server/identity/member.table.ts'
import { agree, makeAgent, makePlayer, type Person, termsOf } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

/**
 * Makes an agent that the house pays (`top`). `north`, `south` and `player` are directly below `top`, and
 * `beach` is below `north`.
 */
async function team() {
  const top = await makeAgent(opened)
  const north = await makeAgent(opened, top)
  const south = await makeAgent(opened, top)
  const beach = await makeAgent(opened, north)
  const player = await makePlayer(opened, top)
  const house = await agree(opened, { downline: top }, { terms: termsOf(1_000, 2_000, 3_000) })
  return { top, north, south, beach, player, house }
}

type Asked = { kind?: 'dividend' | 'dailySalary'; terms?: ContractTerms }
const ask = (from: Person, to: Pick<Person, 'id'>, { kind = 'dividend', terms = termsOf(500) }: Asked = {}) =>
  from.ask(offerContract, { kind, memberId: to.id, terms }, from.headers)

describe('Contract offer', () => {
  test.each<[code: string, terms: ContractTerms, value: object]>([
    ['contract.rateAboveOwn', termsOf(1_000, 2_001, 3_000), { tiers: [{ tier: 1, allowed: 2_000 }] }],
    [
      'contract.rateAboveOwn',
      termsOf(1_001, 2_001),
      {
        tiers: [
          { tier: 0, allowed: 1_000 },
          { tier: 1, allowed: 2_000 },
        ],
      },
    ],
    ['contract.tiersNotRising', termsOf(500, 400, 300), { tier: 1 }],
    ['contract.periodNotAllowed', { ...termsOf(500), period: 'hourly' }, {}],
    ['contract.periodNotAllowed', { ...termsOf(500), period: 'monthly' }, {}],
    ['contract.periodNotAllowed', { ...termsOf(1), period: 'semimonthly' }, {}],
  ])('[CONTR-05] is rejected for invalid terms: %s', async (code, terms, value) => {
    const { top, north } = await team()
    expect(await ask(top, north, { terms })).toMatchObject({ status: 200, code, value })
  })

  test('[CONTR-05] is rejected when the agent has no running contract of that kind', async () => {
    const { top, north, beach, house } = await team()
    const terms = { ...termsOf(1), period: 'daily' } as const
    expect(await ask(top, north, { kind: 'dailySalary', terms })).toMatchObject({ code: 'contract.noneOwn' })
    expect(await ask(north, beach, { terms: termsOf(1) })).toMatchObject({ code: 'contract.noneOwn' })
    await opened.platform.database.update(contract).set({ endedAt: new Date() }).where(eq(contract.id, house))
    expect(await ask(top, north)).toMatchObject({ code: 'contract.noneOwn' })
  })

  test('is rejected unless the recipient is an agent directly below with an open account', async () => {
    const { top, north, south, beach, player } = await team()
    expect(await ask(top, player)).toMatchObject({ code: 'contract.notAgent' })
    const nobody = [beach, top, await makeAgent(opened), { id: '0' }, { id: '999999999' }, { id: 'x' }]
    for (const other of nobody) expect(await ask(top, other)).toMatchObject({ status: 404 })
    for (const other of [top, south]) expect(await ask(north, other)).toMatchObject({ status: 404 })
    await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, south.member.id))
    expect(await ask(top, south)).toMatchObject({ code: 'contract.memberClosed' })
  })

  test('is rejected when a player sends it', async () => {
    const { player, north } = await team()
    expect(await ask(player, north)).toMatchObject({ status: 403, code: 'role.notAgent' })
  })

  test('is rejected while another offer of the same kind is open or a contract is running', async () => {
    const { top, north, south } = await team()
    const first = await ask(top, north)
    const requestId = first.success ? first.value.request.id : ''
    expect(await ask(top, north)).toMatchObject({ code: 'contract.requestOpen', value: { requestId } })
    const contractId = await agree(opened, { upline: top, downline: south })
    expect(await ask(top, south)).toMatchObject({
      code: 'contract.exists',
      value: { contract: { id: contractId } },
    })
  })

  test('is returned unchanged when it is sent again with the same idempotency key', async () => {
    const { top, north } = await team()
    const headers = { ...top.headers, 'idempotency-key': `offer-${top.id}-0123456789` }
    const wish = { kind: 'dividend', memberId: north.id, terms: termsOf(500) } as const
    const first = await top.read(offerContract, wish, headers)
    expect(await top.read(offerContract, wish, headers)).toEqual(first)
  })

  test.each<[what: string, terms: unknown]>([
    ['no terms', null],
    ['no tiers', { period: 'weekly', tiers: [] }],
    [
      'eleven tiers',
      { period: 'weekly', tiers: termsOf(...Array.from({ length: 11 }, (_, place) => place + 1)).tiers },
    ],
    ['a threshold of 2^53', withTier({ turnover: 2 ** 53 })],
    ['a negative threshold', withTier({ netLoss: -1 })],
    ['half an active member', withTier({ activeMembers: 0.5 })],
    ['2^31 active members', withTier({ activeMembers: 2 ** 31 })],
    ['a rate of zero', withTier({ rate: 0 })],
    ['a rate above 100%', withTier({ rate: 10_001 })],
    ['a rate sent as text', withTier({ rate: '100' })],
    ['an unknown period', { ...termsOf(500), period: 'yearly' }],
  ])('is rejected as invalid if it contains %s', async (_what, terms) => {
    const { top, north } = await team()
    expect(await ask(top, north, { terms: terms as ContractTerms })).toMatchObject({
      status: 422,
      code: 'request.invalid',
    })
  })

  test('may contain the largest representable thresholds', async () => {
    const { top, north } = await team()
    const most = {
      netLoss: Number.MAX_SAFE_INTEGER,
      turnover: Number.MAX_SAFE_INTEGER,
      activeMembers: 2 ** 31 - 1,
    }
    const terms = { period: 'weekly', tiers: [{ ...most, rate: 3_000 }] } as const
    expect(await ask(top, north, { terms: { ...terms, tiers: [...terms.tiers] } })).toMatchObject({
      value: { request: { terms } },
    })
  })
})

function withTier(given: object): unknown {
  return { period: 'weekly', tiers: [{ netLoss: 0, turnover: 0, activeMembers: 0, rate: 1, ...given }] }
}

describe('Request for new terms or termination', () => {
  test('is rejected when the contract has changed or ended since it was read', async () => {
    const { top, north } = await team()
    const contractId = await agree(opened, { upline: top, downline: north })
    const wish = { contractId, version: 2, terms: termsOf(500) }
    const changed = { code: 'contract.changed', value: { contract: { id: contractId, version: 1 } } }
    expect(await top.ask(amendContract, wish, top.headers)).toMatchObject(changed)
    expect(await north.ask(terminateContract, { contractId, version: 0 }, north.headers)).toMatchObject(
      changed,
    )
    const ended = { version: 2, endedAt: new Date(), endedBy: 'agreement' } as const
    await opened.platform.database.update(contract).set(ended).where(eq(contract.id, contractId))
    const over = { code: 'contract.ended', value: { contract: { id: contractId, state: 'ended' } } }
    expect(await top.ask(amendContract, wish, top.headers)).toMatchObject(over)
    expect(await north.ask(terminateContract, { contractId, version: 2 }, north.headers)).toMatchObject(over)
  })

  test.each<[code: string, terms: ContractTerms]>([
    ['contract.rateAboveOwn', termsOf(1_000, 3_000)],
    ['contract.tiersNotRising', termsOf(500, 500)],
    ['contract.periodNotAllowed', { ...termsOf(500), period: 'fiveMinutes' }],
    ['contract.periodNotAllowed', { ...termsOf(500), period: 'monthly' }],
  ])('[CONTR-05] is rejected for terms that could not be offered: %s', async (code, terms) => {
    const { top, north } = await team()
    const contractId = await agree(opened, { upline: top, downline: north })
    const answer = await top.ask(amendContract, { contractId, version: 1, terms }, top.headers)
    expect(answer).toMatchObject({ code })
  })

  test('is rejected unless a party sends it, and new terms may be sent only by the payer', async () => {
    const { top, north, south, beach, player } = await team()
    const contractId = await agree(opened, { upline: top, downline: north })
    const wish = { contractId, version: 1, terms: termsOf(500) }
    for (const person of [north, south, beach, await makeAgent(opened)])
      expect(await person.ask(amendContract, wish, person.headers)).toMatchObject({ status: 404 })
    expect(await player.ask(amendContract, wish, player.headers)).toMatchObject({ status: 403 })
    for (const person of [south, beach, player])
      expect(await person.ask(terminateContract, { contractId, version: 1 }, person.headers)).toMatchObject({
        status: 404,
      })
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(await top.ask(amendContract, { ...wish, contractId: id }, top.headers)).toMatchObject({
        status: 404,
      })
  })
})

describe('Contract limits', () => {
  const limits = (from: Person, memberId: string, kind: 'dividend' | 'hourlySalary' = 'dividend') =>
    from.ask(readContractLimits, { kind, memberId }, from.headers)

  test('[CONTR-05] show the agent’s own terms, the running contract and the open request', async () => {
    const { top, north } = await team()
    const own = termsOf(1_000, 2_000, 3_000)
    const periods = ['weekly']
    const downline = { memberId: north.id, account: north.member.account }
    const agreed = { terms: own, termsBefore: null }
    const nothing = { periods, own: agreed, downline, contract: null, request: null }
    expect(await limits(top, north.id)).toMatchObject({ value: nothing })
    const contractId = await agree(opened, { upline: top, downline: north }, { terms: termsOf(700) })
    const wish = { contractId, version: 1, terms: termsOf(800) }
    const { request } = await top.read(amendContract, wish, top.headers)
    expect(await limits(top, north.id)).toMatchObject({
      value: { ...nothing, contract: { id: contractId, terms: termsOf(700) }, request },
    })
    expect(await limits(top, north.id, 'hourlySalary')).toMatchObject({
      value: { periods: ['hourly'], own: null, contract: null, request: null },
    })
  })

  test('are shown for direct downlines only', async () => {
    const { top, north, south, beach, player } = await team()
    for (const id of [beach.id, top.id, '0', 'x'])
      expect(await limits(top, id)).toMatchObject({ status: 404 })
    for (const id of [top.id, south.id]) expect(await limits(north, id)).toMatchObject({ status: 404 })
    expect(await limits(top, player.id)).toMatchObject({ code: 'contract.notAgent' })
    expect(await limits(player, north.id)).toMatchObject({ status: 403 })
  })
})

describe('Contract list', () => {
  test('[CONTR-07] [CALL-48] can be filtered by side, kind, state and party', async () => {
    const { top, north, south, beach, player, house } = await team()
    const ids = async (person: Person, asked: object) =>
      (await person.read(listContracts, { with: 'downline', ...asked }, person.headers)).contracts.map(
        ({ id }) => id,
      )
    const ofNorth = await agree(opened, { upline: top, downline: north })
    const daily = await agree(opened, { upline: top, downline: north }, { kind: 'dailySalary' })
    const ofSouth = await agree(opened, { upline: top, downline: south })
    const ofBeach = await agree(opened, { upline: north, downline: beach })
    expect((await ids(top, {})).sort()).toEqual([ofNorth, daily, ofSouth].sort())
    expect(await ids(top, { with: 'upline' })).toEqual([house])
    expect(await ids(top, { with: 'upline', memberId: '0' })).toEqual([house])
    expect(await ids(top, { memberId: south.id })).toEqual([ofSouth])
    expect(await ids(top, { kind: 'dailySalary' })).toEqual([daily])
    for (const memberId of [beach.id, '0', 'x']) expect(await ids(top, { memberId })).toEqual([])
    expect(await ids(beach, { with: 'upline' })).toEqual([ofBeach])
    expect(await ids(player, { with: 'upline' })).toEqual([])
    const ended = { endedAt: new Date(), endedBy: 'agreement', version: 2 } as const
    await opened.platform.database.update(contract).set(ended).where(eq(contract.id, ofSouth))
    expect(await ids(top, { state: 'ended' })).toEqual([ofSouth])
    expect(await ids(top, { state: 'running', kind: 'dividend' })).toEqual([ofNorth])
  })

  test('is split into pages, and rejects invalid cursors', async () => {
    const top = await makeAgent(opened)
    const all: string[] = []
    for (const kind of contractKind.options) all.push(await agree(opened, { downline: top }, { kind }))
    const page = (cursor?: string) =>
      top.read(listContracts, { with: 'upline', limit: 3, ...(cursor && { cursor }) }, top.headers)
    const first = await page()
    const second = await page(first.next ?? '')
    expect([...first.contracts, ...second.contracts].map(({ id }) => id).sort()).toEqual(all.sort())
    expect([first.contracts.length, second.next]).toEqual([3, null])
    const [id = ''] = all
    for (const cursor of [
      '1_x',
      `${Date.now()}_${id}`,
      ...[
        [1, id],
        ['2026-03-02T12:00:00.000Z', '1'],
        ['2026-02-30T12:00:00.000Z', id],
      ].map((made) => btoa(JSON.stringify(made))),
    ]) {
      const nowhere = [
        await top.ask(listContracts, { with: 'upline', cursor }, top.headers),
        await top.ask(listContractRequests, { box: 'history', cursor }, top.headers),
      ]
      expect(nowhere).toMatchObject([{ status: 404 }, { status: 404 }])
    }
  })
})
