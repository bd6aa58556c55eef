import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { readConsolidatedContracts } from '#protocol/agents/consolidated-contracts.ts'
import {
  acceptContractRequest,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from '#protocol/agents/contract-requests.ts'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { amendContract, listContracts, offerContract, terminateContract } from '#protocol/agents/contracts.ts'
import { agree, makeAgent, makePlayer, type Person, termsOf } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { notificationText } from '#tests/support/site/notification-text.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

/** Makes a chain of four agents and another downline of the top agent. The house pays the top agent. */
async function team() {
  const top = await makeAgent(opened)
  const north = await makeAgent(opened, top)
  const beach = await makeAgent(opened, north)
  const pier = await makeAgent(opened, beach)
  const south = await makeAgent(opened, top)
  const house = await agree(opened, { downline: top }, { terms: termsOf(3_000, 4_000, 5_000) })
  return { top, north, beach, pier, south, house }
}

const offer = async (from: Person, to: Person, terms: ContractTerms = termsOf(1_000, 2_000)) =>
  (await from.read(offerContract, { kind: 'dividend', memberId: to.id, terms }, from.headers)).request

const previewOf = async (reader: Person, requestId: string) =>
  reader.read(previewContractAnswer, { requestId }, reader.headers)

async function accept(reader: Person, { id, version }: { id: string; version: number }) {
  const { preview } = await previewOf(reader, id)
  return reader.read(acceptContractRequest, { requestId: id, version, preview }, reader.headers)
}

const running = async (person: Person, side: 'upline' | 'downline') =>
  (await person.read(listContracts, { with: side, state: 'running' }, person.headers)).contracts

const boxes = async (person: Person) => {
  const box = async (name: 'incoming' | 'sent' | 'history') =>
    (await person.read(listContractRequests, { box: name }, person.headers)).requests.map(({ id }) => id)
  return { incoming: await box('incoming'), sent: await box('sent'), history: await box('history') }
}

const newestTitle = async (person: Person) =>
  (await person.read(listMessages, {}, person.headers)).messages[0]?.title

describe('New contract offer', () => {
  test('[CONTR-01] [CALL-59] starts a contract with the offered terms when the downline accepts it', async () => {
    const { top, north } = await team()
    const made = await offer(top, north)
    expect(made).toMatchObject({ state: 'pending', type: 'offer', version: 1, own: true, current: null })
    expect(await newestTitle(north)).toBe(textIn('en', 'notification.contract.offered.title'))
    const answered = await accept(north, made)
    expect(answered).toMatchObject({
      request: { id: made.id, state: 'accepted', own: false },
      contract: { state: 'running', version: 1, terms: termsOf(1_000, 2_000), upline: { memberId: top.id } },
      ended: [],
    })
    expect(answered.request.contractId).toBe(answered.contract?.id)
    expect(await running(north, 'upline')).toEqual([answered.contract])
    expect(await running(top, 'downline')).toEqual([answered.contract])
    expect(await newestTitle(top)).toBe(textIn('en', 'notification.contract.accepted.title'))
  })

  test('[CONTR-01] creates no contract after a rejection or withdrawal, and allows a new offer', async () => {
    const { top, north } = await team()
    const first = await offer(top, north)
    const rejected = await north.read(
      rejectContractRequest,
      { requestId: first.id, version: 1 },
      north.headers,
    )
    expect(rejected).toMatchObject({ request: { state: 'rejected' }, contract: null, ended: [] })
    expect(await newestTitle(top)).toBe(textIn('en', 'notification.contract.rejected.title'))
    const second = await offer(top, north)
    const withdrawn = await top.read(
      withdrawContractRequest,
      { requestId: second.id, version: 1 },
      top.headers,
    )
    expect(withdrawn).toMatchObject({ request: { state: 'withdrawn' }, contract: null })
    expect(await newestTitle(north)).toBe(
      textIn('en', 'notification.contract.requestWithdrawn.title', { type: 'offer' }),
    )
    expect(await running(north, 'upline')).toEqual([])
    expect(await boxes(top)).toEqual({ incoming: [], sent: [], history: [second.id, first.id] })
  })

  test('[CONTR-05] cannot be accepted or rejected after an edit until the downline has read it again', async () => {
    const { top, north } = await team()
    const made = await offer(top, north)
    const { preview } = await previewOf(north, made.id)
    const terms = termsOf(500)
    const edit = { requestId: made.id, version: 1, terms }
    const { request } = await top.read(editContractRequest, edit, top.headers)
    expect(request).toMatchObject({ id: made.id, version: 2, terms, state: 'pending' })
    expect(await newestTitle(north)).toBe(textIn('en', 'notification.contract.requestEdited.title'))
    const seen = { requestId: made.id, version: 1 }
    const changed = { code: 'contract.requestChanged', value: { request: { version: 2, terms, own: false } } }
    expect(await north.ask(acceptContractRequest, { ...seen, preview }, north.headers)).toMatchObject(changed)
    expect(await north.ask(rejectContractRequest, seen, north.headers)).toMatchObject(changed)
    expect(await top.ask(editContractRequest, edit, top.headers)).toMatchObject({ code: changed.code })
    expect((await accept(north, request)).contract).toMatchObject({ terms })
  })

  test.each([
    ['contract.periodNotAllowed', { ...termsOf(500), period: 'daily' as const }],
    ['contract.periodNotAllowed', { ...termsOf(500), period: 'semimonthly' as const }],
    ['contract.tiersNotRising', termsOf(500, 500)],
    ['contract.rateAboveOwn', termsOf(3_001)],
  ])('rejects an edit whose terms cannot be offered: %s', async (code, terms) => {
    const { top, north } = await team()
    const made = await offer(top, north)
    const edit = { requestId: made.id, version: 1, terms }
    expect(await top.ask(editContractRequest, edit, top.headers)).toMatchObject({ code })
    expect((await accept(north, made)).contract).toMatchObject({ terms: made.terms })
  })
})

describe('Running contract', () => {
  test('[CONTR-05] adopts new terms once both parties agree, and keeps its id', async () => {
    const { top, north } = await team()
    const contractId = await agree(opened, { upline: top, downline: north }, { terms: termsOf(1_000) })
    const terms = termsOf(1_500, 2_500)
    const { request } = await top.read(amendContract, { contractId, version: 1, terms }, top.headers)
    expect(request).toMatchObject({ type: 'amendment', contractId, current: termsOf(1_000), terms })
    expect(await running(north, 'upline')).toMatchObject([
      { terms: termsOf(1_000), openRequestId: request.id },
    ])
    expect(await newestTitle(north)).toBe(textIn('en', 'notification.contract.amendmentOffered.title'))
    const { contract } = await accept(north, request)
    expect(contract).toMatchObject({ id: contractId, version: 2, terms, openRequestId: null })
  })

  test.each(['upline', 'downline'] as const)(
    '[CONTR-01] ends when the %s requests it and the other party agrees',
    async (side) => {
      const { top, north } = await team()
      const contractId = await agree(opened, { upline: top, downline: north })
      const [from, to] = side === 'upline' ? [top, north] : [north, top]
      const asked = { contractId, version: 1, reason: ' <b>no</b> ' }
      const { request } = await from.read(terminateContract, asked, from.headers)
      expect(request).toMatchObject({ type: 'termination', terms: null, reason: '<b>no</b>' })
      expect(await newestTitle(to)).toBe(textIn('en', 'notification.contract.terminationAsked.title'))
      const { preview } = await previewOf(from, request.id)
      const seen = { requestId: request.id, version: 1, preview }
      for (const call of [acceptContractRequest, rejectContractRequest])
        expect(
          await from.ask(call, seen, from.headers),
          'a sender cannot answer their own request',
        ).toMatchObject({
          status: 404,
        })
      const { contract } = await accept(to, request)
      expect(contract).toMatchObject({ state: 'ended', endedBy: 'agreement', version: 2 })
      expect(await running(top, 'downline')).toEqual([])
      expect(await newestTitle(from)).toBe(textIn('en', 'notification.contract.terminationAgreed.title'))
    },
  )

  test('[CONTR-01] continues if the other party rejects the termination, or the request is withdrawn', async () => {
    const { top, north } = await team()
    const contractId = await agree(opened, { upline: top, downline: north })
    const first = (await north.read(terminateContract, { contractId, version: 1 }, north.headers)).request
    const seen = { requestId: first.id, version: 1 }
    const kept = await top.read(rejectContractRequest, seen, top.headers)
    expect(kept).toMatchObject({ request: { state: 'rejected' }, contract: { state: 'running', version: 1 } })
    expect(await newestTitle(north)).toBe(textIn('en', 'notification.contract.terminationKept.title'))
    const second = (await north.read(terminateContract, { contractId, version: 1 }, north.headers)).request
    await north.read(withdrawContractRequest, { requestId: second.id, version: 1 }, north.headers)
    expect(await newestTitle(top)).toBe(
      textIn('en', 'notification.contract.requestWithdrawn.title', { type: 'termination' }),
    )
    expect(await running(north, 'upline')).toMatchObject([{ version: 1, openRequestId: null }])
  })

  test('allows only one open request at a time', async () => {
    const { top, north } = await team()
    const contractId = await agree(opened, { upline: top, downline: north })
    const { request } = await north.read(terminateContract, { contractId, version: 1 }, north.headers)
    const open = { code: 'contract.requestOpen', value: { requestId: request.id } }
    const amend = { contractId, version: 1, terms: termsOf(500) }
    expect(await top.ask(amendContract, amend, top.headers)).toMatchObject(open)
    expect(await top.ask(terminateContract, { contractId, version: 1 }, top.headers)).toMatchObject(open)
    expect(
      await top.ask(editContractRequest, { ...amend, requestId: request.id }, top.headers),
    ).toMatchObject({
      status: 404,
    })
    const edit = { requestId: request.id, version: 1, terms: termsOf(500) }
    expect(await north.ask(editContractRequest, edit, north.headers)).toMatchObject({ status: 404 })
  })

  test('cannot be ended at the member’s request if the other party is the house', async () => {
    const { top, house } = await team()
    const answer = await top.ask(terminateContract, { contractId: house, version: 1 }, top.headers)
    expect(answer).toMatchObject({ code: 'contract.withHouse' })
    expect(await running(top, 'upline')).toMatchObject([{ upline: { memberId: '0', account: 'palpite' } }])
  })
})

describe('Lowered terms', () => {
  /** Requests terms that would pay the second of four agents less than it pays the third. */
  async function lowered() {
    const people = await team()
    const { top, north, beach, pier, south } = people
    const northern = await agree(opened, { upline: top, downline: north }, { terms: termsOf(3_000, 4_000) })
    const beachs = await agree(opened, { upline: north, downline: beach }, { terms: termsOf(2_500) })
    const piers = await agree(opened, { upline: beach, downline: pier }, { terms: termsOf(100) })
    const souths = await agree(opened, { upline: top, downline: south }, { terms: termsOf(2_500) })
    const low = await makeAgent(opened, north)
    const lows = await agree(opened, { upline: north, downline: low }, { terms: termsOf(1_000) })
    const other = await agree(opened, { upline: north, downline: beach }, { kind: 'dailySalary' })
    const wish = { contractId: northern, version: 1, terms: termsOf(2_000, 4_000) }
    const { request } = await top.read(amendContract, wish, top.headers)
    return { ...people, low, northern, beachs, piers, souths, lows, other, request }
  }

  test('[CONTR-02] show all contracts that they would end, and end them on acceptance', async () => {
    const { top, north, beach, pier, low, south, northern, beachs, piers, request } = await lowered()
    const preview = await previewOf(north, request.id)
    expect(preview.ends.map(({ id }) => id)).toEqual([beachs, piers])
    expect(preview.ends).toMatchObject([{ state: 'running' }, { state: 'running' }])
    const answered = await accept(north, request)
    expect(answered).toMatchObject({
      contract: { id: northern, version: 2 },
      ended: [beachs, piers].map((id) => ({ id, state: 'ended', endedBy: 'lowerRate', version: 2 })),
    })
    const kinds = async (person: Person) => (await running(person, 'upline')).map(({ kind }) => kind)
    expect(await kinds(beach)).toEqual(['dailySalary'])
    expect([await kinds(pier), await kinds(low), await kinds(south)]).toEqual([
      [],
      ['dividend'],
      ['dividend'],
    ])
    for (const person of [beach, pier])
      expect(await newestTitle(person)).toBe(textIn('en', 'notification.contract.ended.title'))
    expect(await newestTitle(top)).toBe(textIn('en', 'notification.contract.accepted.title'))
  })

  test('[CONTR-02] end no contract when they are rejected', async () => {
    const { north, beach, pier, request } = await lowered()
    await north.read(rejectContractRequest, { requestId: request.id, version: 1 }, north.headers)
    for (const person of [beach, pier]) expect((await running(person, 'upline')).length).toBeGreaterThan(0)
  })

  test('[CONTR-02] cannot be accepted if they would end contracts other than those shown', async () => {
    const { north, beachs, piers, low, lows, request } = await lowered()
    const { preview } = await previewOf(north, request.id)
    await accept(
      low,
      (
        await north.read(
          amendContract,
          { contractId: lows, version: 1, terms: termsOf(2_200) },
          north.headers,
        )
      ).request,
    )
    const seen = { requestId: request.id, version: 1 }
    const stale = await north.ask(acceptContractRequest, { ...seen, preview }, north.headers)
    const now = await previewOf(north, request.id)
    expect(now.ends.map(({ id }) => id).sort()).toEqual([beachs, piers, lows].sort())
    expect(stale).toMatchObject({
      code: 'contract.previewStale',
      value: { preview: now.preview, ends: now.ends.map(({ id }) => ({ id })) },
    })
    expect(
      await north.ask(acceptContractRequest, { ...seen, preview: now.preview }, north.headers),
    ).toMatchObject({ success: true })
  })

  test('[CONTR-02] cannot be accepted if a contract that would end has changed since the preview', async () => {
    const { north, beach, pier, beachs, piers, request } = await lowered()
    const { preview, ends } = await previewOf(north, request.id)
    const wish = { contractId: beachs, version: 1, terms: termsOf(2_600) }
    await accept(beach, (await north.read(amendContract, wish, north.headers)).request)
    const seen = { requestId: request.id, version: 1 }
    const stale = await north.ask(acceptContractRequest, { ...seen, preview }, north.headers)
    const now = await previewOf(north, request.id)
    expect(now.ends.map(({ id }) => id)).toEqual(ends.map(({ id }) => id))
    expect(stale).toMatchObject({
      code: 'contract.previewStale',
      value: {
        preview: now.preview,
        ends: [
          { id: beachs, version: 2, terms: termsOf(2_600) },
          { id: piers, version: 1 },
        ],
      },
    })
    expect(await boxes(north)).toMatchObject({ incoming: [request.id] })
    expect((await running(beach, 'upline')).map(({ id }) => id)).toContain(beachs)
    expect(await running(pier, 'upline')).toMatchObject([{ id: piers, version: 1 }])
    const again = await north.read(acceptContractRequest, { ...seen, preview: now.preview }, north.headers)
    expect(again.ended.map(({ id }) => id)).toEqual([beachs, piers])
  })

  test('cause open requests further down the team to lapse if their terms are no longer possible', async () => {
    const { north, beach, pier, low, beachs, lows, request } = await lowered()
    const deep = await makeAgent(opened, pier)
    const [ofPier, ofEnd, ofLow] = [
      await offer(pier, deep, termsOf(50)),
      (await beach.read(terminateContract, { contractId: beachs, version: 1 }, beach.headers)).request,
      (
        await north.read(
          amendContract,
          { contractId: lows, version: 1, terms: termsOf(2_001) },
          north.headers,
        )
      ).request,
    ]
    const fine = await makeAgent(opened, north)
    const ofFine = await offer(north, fine, termsOf(2_000))
    await accept(north, request)
    const state = async (person: Person, requestId: string) =>
      (await person.read(readContractRequest, { requestId }, person.headers)).request.state
    expect(await state(deep, ofPier.id)).toBe('lapsed')
    expect(await state(beach, ofEnd.id)).toBe('lapsed')
    expect(await state(low, ofLow.id)).toBe('lapsed')
    expect(await state(fine, ofFine.id)).toBe('pending')
    expect(await newestTitle(deep)).toBe(
      textIn('en', 'notification.contract.requestLapsed.title', { type: 'offer' }),
    )
    const late = { requestId: ofPier.id, version: 1 }
    expect(await deep.ask(rejectContractRequest, late, deep.headers)).toMatchObject({
      code: 'contract.settled',
      value: { request: { state: 'lapsed' } },
    })
    expect(await deep.ask(previewContractAnswer, { requestId: ofPier.id }, deep.headers)).toMatchObject({
      code: 'contract.settled',
    })
  })

  test('[CONTR-02] end all contracts below, and cause open requests to lapse, if they change the period', async () => {
    const { top, north, beach, pier } = await team()
    const monthly: ContractTerms = { ...termsOf(1_000, 2_000), period: 'monthly' }
    const northern = await agree(opened, { upline: top, downline: north }, { terms: monthly })
    const rates = { ...termsOf(500), period: 'monthly' as const }
    const beachs = await agree(opened, { upline: north, downline: beach }, { terms: rates })
    const piers = await agree(opened, { upline: beach, downline: pier }, { terms: rates })
    const asked = await makeAgent(opened, north)
    const ofAsked = await offer(north, asked, rates)
    const wish = { contractId: northern, version: 1, terms: termsOf(1_000, 2_000) }
    expect(await top.ask(amendContract, wish, top.headers)).toMatchObject({ success: true })
    const [request] = (await north.read(listContractRequests, { box: 'incoming' }, north.headers)).requests
    if (!request) throw new Error('Nothing is asked')
    const { ends } = await previewOf(north, request.id)
    expect(ends.map(({ id }) => id)).toEqual([beachs, piers])
    const { ended } = await accept(north, request)
    expect(ended).toMatchObject([
      { id: beachs, state: 'ended', endedBy: 'otherPeriod' },
      { id: piers, state: 'ended', endedBy: 'otherPeriod' },
    ])
    expect([await running(beach, 'upline'), await running(pier, 'upline')]).toEqual([[], []])
    expect(await boxes(asked)).toMatchObject({ incoming: [], history: [ofAsked.id] })
    const { messages } = await beach.read(listMessages, {}, beach.headers)
    const endedWith = ({ member: { account: name } }: Person) =>
      textIn('en', 'notification.contract.ended.content', {
        because: 'otherPeriod',
        kind: textIn('en', 'notification.contractKind.dividend'),
        name,
      })
    expect(messages.slice(0, 2).map(({ content }) => notificationText(content))).toEqual(
      [pier, north].map(endedWith),
    )
  })

  test('change nothing if ending one of the contracts fails', async () => {
    const { database } = opened.platform
    const { top, north, beach, pier, piers, northern, request } = await lowered()
    const { preview } = await previewOf(north, request.id)
    await database.execute(sql`
      create function break_end() returns trigger language plpgsql as $$
        begin raise exception 'the disk is full'; end $$`)
    await database.execute(
      sql.raw(`create trigger break_end before update on contract for each row
        when (new.id = '${piers}' and new.ended_at is not null) execute function break_end()`),
    )
    const seen = { requestId: request.id, version: 1, preview }
    const before = (await north.read(listMessages, {}, north.headers)).messages.length
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await north.ask(acceptContractRequest, seen, north.headers)).toMatchObject({ status: 500 })
    silence.mockRestore()
    await database.execute(sql`drop trigger break_end on contract`)
    expect(await running(north, 'upline')).toMatchObject([
      { id: northern, version: 1, openRequestId: request.id },
    ])
    expect(await running(beach, 'upline')).toHaveLength(2)
    expect(await running(pier, 'upline')).toHaveLength(1)
    expect((await north.read(listMessages, {}, north.headers)).messages).toHaveLength(before)
    expect(await boxes(north)).toMatchObject({ incoming: [request.id] })
    expect(await boxes(top)).toMatchObject({ history: [] })
    expect(await north.ask(acceptContractRequest, seen, north.headers)).toMatchObject({ success: true })
  })
})

test('ending a dividend contract also ends the dividend contracts below it', async () => {
  const { top, north, beach, pier } = await team()
  const northern = await agree(opened, { upline: top, downline: north })
  const beachs = await agree(opened, { upline: north, downline: beach })
  const piers = await agree(opened, { upline: beach, downline: pier })
  const asked = { contractId: northern, version: 1 }
  const { request } = await north.read(terminateContract, asked, north.headers)
  expect((await previewOf(top, request.id)).ends.map(({ id }) => id)).toEqual([beachs, piers])
  const { contract, ended } = await accept(top, request)
  expect(contract).toMatchObject({ id: northern, endedBy: 'agreement' })
  expect(ended).toMatchObject([
    { id: beachs, endedBy: 'contractAbove' },
    { id: piers, endedBy: 'contractAbove' },
  ])
})

describe('Request boxes', () => {
  test('[CONTR-07] list incoming, sent and settled requests page by page', async () => {
    const { top, north } = await team()
    const settled: string[] = []
    for (let times = 0; times < 3; times++) {
      const { id } = await offer(top, north)
      await north.read(rejectContractRequest, { requestId: id, version: 1 }, north.headers)
      settled.unshift(id)
    }
    const open = await offer(top, north)
    expect(await boxes(top)).toEqual({ incoming: [], sent: [open.id], history: settled })
    expect(await boxes(north)).toEqual({ incoming: [open.id], sent: [], history: settled })
    const page = (cursor?: string) =>
      north.read(listContractRequests, { box: 'history', limit: 2, ...(cursor && { cursor }) }, north.headers)
    const first = await page()
    const second = await page(first.next ?? '')
    expect([...first.requests, ...second.requests].map(({ id }) => id)).toEqual(settled)
    expect(second.next).toBeNull()
    const daily = { box: 'history', kind: 'dailySalary' } as const
    expect(await north.read(listContractRequests, daily, north.headers)).toEqual({ requests: [], next: null })
  })

  test('are empty for a player', async () => {
    const { north } = await team()
    expect(await boxes(await makePlayer(opened, north))).toEqual({ incoming: [], sent: [], history: [] })
  })
})

describe('Access to a contract request', () => {
  test('is limited to its parties, each in its own role', async () => {
    const { top, north, beach, south } = await team()
    const contractId = await agree(opened, { upline: top, downline: north })
    const wish = { contractId, version: 1, terms: termsOf(500) }
    const { request } = await top.read(amendContract, wish, top.headers)
    const { preview } = await previewOf(north, request.id)
    const seen = { requestId: request.id, version: 1 }
    const askAll = async (person: Person) => ({
      read: (await person.ask(readContractRequest, { requestId: request.id }, person.headers)).status,
      preview: (await person.ask(previewContractAnswer, { requestId: request.id }, person.headers)).status,
      edit: (await person.ask(editContractRequest, { ...seen, terms: termsOf(1) }, person.headers)).status,
      accept: (await person.ask(acceptContractRequest, { ...seen, preview }, person.headers)).status,
      reject: (await person.ask(rejectContractRequest, seen, person.headers)).status,
      withdraw: (await person.ask(withdrawContractRequest, seen, person.headers)).status,
    })
    const none = { read: 404, preview: 404, edit: 404, accept: 404, reject: 404, withdraw: 404 }
    for (const stranger of [beach, south, await makeAgent(opened)])
      expect(await askAll(stranger)).toEqual(none)
    expect(await askAll(await makePlayer(opened, north))).toEqual({ ...none, edit: 403 })
    // Neither party may take an action that is reserved for the other role.
    for (const call of [acceptContractRequest, rejectContractRequest])
      expect(await top.ask(call, { ...seen, preview }, top.headers)).toMatchObject({ status: 404 })
    expect(await north.ask(withdrawContractRequest, seen, north.headers)).toMatchObject({ status: 404 })
    const edit = { ...seen, terms: termsOf(1) }
    expect(await north.ask(editContractRequest, edit, north.headers)).toMatchObject({ status: 404 })
    expect(await boxes(north)).toMatchObject({ incoming: [request.id] })
  })
})

test('[CALL-13] reports, for each kind, whether a contract runs or a request awaits the member’s answer', async () => {
  const { top, north, beach } = await team()
  const standing = (person: Person) => person.read(readConsolidatedContracts, {}, person.headers)
  const none = { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 }
  expect(await standing(north)).toEqual(none)
  const made = await offer(top, north)
  expect(await standing(north)).toEqual({ ...none, divtypereq: 2 })
  expect(await standing(top)).toEqual({ ...none, divtypereq: 1 })
  const { contract } = await accept(north, made)
  expect(await standing(north)).toEqual({ ...none, divtypereq: 1 })
  await agree(opened, { downline: north }, { kind: 'hourlySalary' })
  expect(await standing(north)).toEqual({ ...none, divtypereq: 1, contracthoursalreq: 1 })
  await north.read(terminateContract, { contractId: contract?.id ?? '', version: 1 }, north.headers)
  expect(await standing(top)).toEqual({ ...none, divtypereq: 2 })
  expect(await standing(await makePlayer(opened, beach))).toEqual(none)
})

test('publishes contract changes to both parties when a contract is offered and accepted', async () => {
  const heardByNow = await recordPublishedEvents(opened)
  const { top, north } = await team()
  const made = await offer(top, north)
  const changed = [top, north].map(({ member }) => ({ memberId: member.id, type: 'contracts.changed' }))
  const told = (person: Person) => ({ memberId: person.member.id, type: 'messages.changed' })
  expect(await heardByNow()).toEqual(expect.arrayContaining([...changed, told(north)]))
  await accept(north, made)
  const heard = await heardByNow()
  expect(heard).toEqual(expect.arrayContaining([...changed, told(top)]))
  expect(heard).toHaveLength(3)
})
