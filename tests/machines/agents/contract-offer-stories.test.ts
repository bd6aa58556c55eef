import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type {
  ContractLimits,
  LimitsAnswer,
  LimitsRequest,
  ReadRequest,
  TermsAnswer,
  TermsToSend,
} from '#api/agents/contracts.ts'
import { loadOfferDraft } from '#api/agents/offer-draft.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { contractOfferFlow } from '#pages/agents/contract-offer.flow.ts'
import {
  agreedLike,
  contractLike,
  limitsLike,
  requestLike,
  weekly,
} from '#tests/models/agents/contract-samples.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('sessionStorage', storageOfStory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const heard = () => vi.advanceTimersByTimeAsync(0)
const refused = (refusal: object): TermsAnswer => ({
  ok: false,
  refusal: { message: '', ...refusal } as never,
})

/** Opens an offer to agente.sul by an agent who earns 10%, or 20% from a turnover of R$ 1,000. */
async function compose(
  changes: Partial<ContractLimits> = {},
  wasReviewing = false,
  readRequest = pendingCalls<ReadRequest, { requestId: string }>().logic,
) {
  const reading = pendingCalls<LimitsAnswer, LimitsRequest>()
  const sending = pendingIntents<TermsToSend, TermsAnswer>()
  const machine = contractOfferFlow.provide({
    actors: {
      fetchLimits: reading.logic,
      sendTerms: sending.logic,
      requestWatch: requestWatchMachine.provide({ actors: { readRequest } }),
    },
  })
  const parties = { kind: 'dividend', memberId: '11', agentId: '7' } as const
  const actor = createActor(machine, {
    input: { ...parties, savedDraft: loadOfferDraft(parties), wasReviewing },
  }).start()
  await reading.calls[0]?.answer({ ok: true, value: limitsLike(changes) })
  const now = () => actor.getSnapshot()
  const fill = (
    place: number,
    field: 'turnover' | 'netLoss' | 'activeMembers' | 'rate',
    value: number | null,
  ) => actor.send({ type: 'tier.change', id: now().context.draft?.tiers[place]?.id ?? -1, field, value })
  return { actor, reads: reading.calls, sends: sending.attempts, now, fill }
}

const send = ({ actor }: Awaited<ReturnType<typeof compose>>) => {
  actor.send({ type: 'offer.submit' })
  actor.send({ type: 'offer.confirm' })
}

test('[CONTR-05] an offer and its tiers are sent after the agent confirms them', async () => {
  const story = await compose()
  const { actor, sends, fill, now } = story
  fill(0, 'rate', 800)
  actor.send({ type: 'tier.add' })
  fill(1, 'turnover', 450_000)
  fill(1, 'rate', 1_500)
  actor.send({ type: 'offer.submit' })
  expect(now().matches('confirming')).toBe(true)
  expect(sends).toEqual([])
  actor.send({ type: 'offer.confirm' })
  const nothing = { netLoss: 0, turnover: 0, activeMembers: 0 }
  expect(sends[0]?.intent.request).toEqual({
    as: 'offer',
    body: {
      kind: 'dividend',
      memberId: '11',
      terms: {
        period: 'weekly',
        tiers: [
          { ...nothing, rate: 800 },
          { ...nothing, turnover: 450_000, rate: 1_500 },
        ],
      },
    },
  })
  sends[0]?.answer({ ok: true, value: { request: requestLike({ own: true }) } })
  await heard()
  expect(now().matches('sent')).toBe(true)
})

test('[CONTR-05] an invalid tier shows its error and the allowed rate, and nothing is sent', async () => {
  const { actor, sends, fill, now } = await compose()
  fill(0, 'rate', 1_001)
  actor.send({ type: 'offer.submit' })
  expect(now().context.errors).toEqual({ 0: { is: 'aboveOwn', allowed: 1_000 } })
  fill(0, 'rate', null)
  actor.send({ type: 'offer.submit' })
  expect(now().context.errors).toEqual({ 0: { is: 'rateMissing' } })
  fill(0, 'rate', 1_000)
  actor.send({ type: 'tier.add' })
  fill(1, 'rate', 1_000)
  actor.send({ type: 'offer.submit' })
  expect(now().context.errors).toEqual({ 1: { is: 'notRising' } })
  actor.send({ type: 'tier.change', id: 1, field: 'turnover', value: 'tooLarge' })
  actor.send({ type: 'offer.submit' })
  expect(now().context.errors).toEqual({ 1: { is: 'tooLarge' } })
  // The agent earns 20% from a turnover of R$ 1,000, so this rate is allowed.
  fill(1, 'turnover', 100_000)
  fill(1, 'rate', 2_000)
  actor.send({ type: 'offer.submit' })
  expect(now().context.errors).toEqual({})
  expect(now().matches('confirming')).toBe(true)
  expect(sends).toEqual([])
})

test('[CONTR-05] a rate that the platform rejects is marked and can be corrected and sent with a new key', async () => {
  const story = await compose()
  const { sends, fill, now } = story
  fill(0, 'rate', 900)
  send(story)
  sends[0]?.answer(refused({ code: 'contract.rateAboveOwn', value: { tiers: [{ tier: 0, allowed: 500 }] } }))
  await heard()
  expect(now().matches({ editing: 'refused' })).toBe(true)
  expect(now().context.refusal).toBe('contract.rateAboveOwn')
  expect(now().context.errors).toEqual({ 0: { is: 'aboveOwn', allowed: 500 } })
  fill(0, 'rate', 500)
  expect(now().context.errors).toEqual({})
  send(story)
  expect(sends[1]?.intent.key).not.toBe(sends[0]?.intent.key)
})

test('an offer is resent with the same key until its outcome is known', async () => {
  const story = await compose()
  const { sends, fill, now } = story
  fill(0, 'rate', 900)
  send(story)
  sends[0]?.fail(new CallFailed('offline'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(now().matches('sending')).toBe(true)
  expect(sends[1]?.intent).toEqual(sends[0]?.intent)
  sends[1]?.answer({ ok: true, value: { request: requestLike({ own: true }) } })
  await heard()
  expect(now().matches('sent')).toBe(true)
})

test('[CONTR-06] an offer becomes an amendment when the reloaded limits show a running contract', async () => {
  const story = await compose()
  const { actor, reads, sends, fill, now } = story
  fill(0, 'rate', 900)
  send(story)
  sends[0]?.answer(refused({ code: 'contract.exists', value: { contract: contractLike() } }))
  await heard()
  expect(now().context.outdatedBy).toBe('contract.exists')
  actor.send({ type: 'offer.reread' })
  await reads[1]?.answer({ ok: true, value: limitsLike({ contract: contractLike({ version: 3 }) }) })
  expect(now().context.draft?.tiers.map(({ rate }) => rate)).toEqual([900])
  send(story)
  expect(sends[1]?.intent.request).toMatchObject({ as: 'amendment', body: { contractId: 'c1', version: 3 } })
})

test('an offer that the other agent has not answered is edited instead of sent again', async () => {
  const request = requestLike({ own: true, version: 2, terms: weekly(700) })
  const story = await compose({ contract: contractLike(), request })
  const { actor, sends, fill, now } = story
  actor.send({ type: 'offer.submit' })
  expect(now().matches({ editing: 'refused' })).toBe(true)
  expect(now().context.refusal).toBe('unchanged')
  fill(0, 'rate', 750)
  send(story)
  expect(sends[0]?.intent.request).toMatchObject({ as: 'edit', body: { requestId: 'r1', version: 2 } })
})

test('an offer is blocked while the termination of its contract is pending', async () => {
  const request = requestLike({ type: 'termination', terms: null })
  const { now } = await compose({ contract: contractLike(), request })
  expect(now().matches('blockedByPending')).toBe(true)
})

test('the tiers of an offer can be moved and removed, except for the only remaining tier', async () => {
  const { actor, fill, now } = await compose({ contract: contractLike({ terms: weekly(500, 600) }) })
  const ids = () => now().context.draft?.tiers.map(({ id }) => id)
  actor.send({ type: 'tier.move', id: 0, by: 1 })
  expect(ids()).toEqual([1, 0])
  actor.send({ type: 'tier.move', id: 0, by: 1 })
  expect(ids()).toEqual([1, 0])
  fill(0, 'activeMembers', 4)
  actor.send({ type: 'tier.remove', id: 0 })
  actor.send({ type: 'tier.remove', id: 1 })
  expect(now().context.draft?.tiers).toMatchObject([{ id: 1, activeMembers: 4 }])
})

test('an offer draft and its review survive a reload until the offer is sent', async () => {
  const before = await compose()
  before.fill(0, 'rate', 900)
  before.fill(0, 'turnover', 5_000)
  before.actor.stop()
  const again = await compose()
  expect(again.now().matches({ editing: 'restored' })).toBe(true)
  expect(again.now().context.draft?.tiers).toMatchObject([{ turnover: 5_000, rate: 900 }])
  again.actor.stop()
  const story = await compose({}, true)
  expect(story.now().matches('confirming')).toBe(true)
  story.actor.send({ type: 'offer.confirm' })
  story.sends[0]?.answer({ ok: true, value: { request: requestLike({ own: true }) } })
  await heard()
  expect(story.now().matches('sent')).toBe(true)
  const next = await compose()
  expect(next.now().matches({ editing: 'idle' })).toBe(true)
  expect(next.now().context.draft?.tiers).toMatchObject([{ turnover: null, rate: null }])
})

test('a discarded offer draft is not restored', async () => {
  const before = await compose({ contract: contractLike() })
  expect(before.now().can({ type: 'offer.discard' })).toBe(false)
  before.fill(0, 'rate', 900)
  before.actor.send({ type: 'offer.discard' })
  expect(before.now().context.draft?.tiers).toMatchObject([{ rate: 1_000 }])
  const next = await compose({ contract: contractLike() })
  expect(next.now().matches({ editing: 'idle' })).toBe(true)
})

test('the review URL of an offer opens the editor when there is no draft', async () => {
  const { now } = await compose({ contract: contractLike() }, true)
  expect(now().matches({ editing: 'idle' })).toBe(true)
})

test('an unreadable number in an offer draft is stored as an empty field', async () => {
  const before = await compose()
  before.fill(0, 'rate', 900)
  const id = before.now().context.draft?.tiers[0]?.id ?? 0
  before.actor.send({ type: 'tier.change', id, field: 'activeMembers', value: 'unreadable' })
  const next = await compose()
  expect(next.now().context.draft?.tiers).toMatchObject([{ activeMembers: null, rate: 900 }])
})

test('[CONTR-05] an offer may use the agent’s own higher rate only from the day that rate applies', async () => {
  const own = { terms: weekly(1_500), termsFrom: '2030-01-07T03:00:00.000Z', termsBefore: weekly(1_000) }
  const first = await compose({ own })
  first.fill(0, 'rate', 1_200)
  first.actor.send({ type: 'offer.submit' })
  expect(first.now().matches({ editing: 'refused' })).toBe(true)
  expect(first.now().context.refusal).toBe('invalid')
  expect(first.now().context.errors).toEqual({ 0: { is: 'aboveOwn', allowed: 1_000 } })

  const running = { own, contract: contractLike(), amendedFrom: '2030-01-07T03:00:00.000Z' }
  const other = await compose(running)
  other.fill(0, 'rate', 1_200)
  other.actor.send({ type: 'offer.submit' })
  expect(other.now().matches('confirming')).toBe(true)
})

test('[CONTR-05] offers are blocked while the payment period changes, and drafts adopt the new period', async () => {
  const before = await compose()
  before.fill(0, 'rate', 900)
  const monthly = { ...weekly(1_000), period: 'monthly' as const }
  const changing = { terms: monthly, termsFrom: '2030-01-07T03:00:00.000Z', termsBefore: weekly(1_000) }
  const { actor, reads, now } = await compose({ own: changing, periods: [] })
  expect(now().matches('closed')).toBe(true)
  expect(now().context.closed).toBe('periodChanges')
  actor.send({ type: 'offer.reread' })
  await reads[1]?.answer({
    ok: true,
    value: limitsLike({ own: { ...changing, termsBefore: null }, periods: ['monthly'] }),
  })
  expect(now().matches({ editing: 'restored' })).toBe(true)
  expect(now().context.draft).toMatchObject({ period: 'monthly', tiers: [{ rate: 900 }] })
})

test('[CONTR-05] an amendment of terms with an old payment period uses the current period', async () => {
  const own = agreedLike({ ...weekly(1_000), period: 'monthly' })
  const contract = contractLike({ terms: weekly(800) })
  const story = await compose({ own, contract, periods: ['monthly'] })
  expect(story.now().context.draft).toMatchObject({ period: 'monthly', tiers: [{ rate: 800 }] })
  send(story)
  expect(story.sends[0]?.intent.request).toMatchObject({
    as: 'amendment',
    body: { terms: { period: 'monthly' } },
  })
})

test('[CONTR-05] when the payment period is rejected, reloading the limits corrects it and keeps the tiers', async () => {
  const story = await compose()
  story.fill(0, 'rate', 900)
  send(story)
  story.sends[0]?.answer(refused({ code: 'contract.periodNotAllowed', value: {} }))
  await heard()
  expect(story.now().context.outdatedBy).toBe('contract.periodNotAllowed')
  story.actor.send({ type: 'offer.reread' })
  const own = agreedLike({ ...weekly(1_000), period: 'monthly' })
  await story.reads[1]?.answer({ ok: true, value: limitsLike({ own, periods: ['monthly'] }) })
  expect(story.now().context.draft).toMatchObject({ period: 'monthly', tiers: [{ rate: 900 }] })
})

test('[CONTR-06] the dialog of a sent offer shows how the other agent answered it', async () => {
  const reading = pendingCalls<ReadRequest, { requestId: string }>()
  const story = await compose({}, false, reading.logic)
  story.fill(0, 'rate', 800)
  send(story)
  const request = requestLike({ own: true, version: 1 })
  story.sends[0]?.answer({ ok: true, value: { request } })
  await heard()
  story.actor.send({ type: 'contracts.changed' })
  expect(reading.calls[0]?.input).toEqual({ requestId: request.id })
  await reading.calls[0]?.answer({ request: { ...request, state: 'rejected' }, contract: null })
  expect(story.now().matches('settled')).toBe(true)
  expect(story.now().context.sent?.state).toBe('rejected')
})
