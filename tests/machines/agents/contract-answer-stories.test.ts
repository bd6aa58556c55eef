import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type {
  Acceptance,
  AcceptanceAnswer,
  PreviewAnswer,
  ReadRequest,
  RejectionAnswer,
  RequestVersion,
} from '#api/agents/contracts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { beneath, contractLike, requestLike } from '#tests/models/agents/contract-samples.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
})
afterEach(() => {
  vi.useRealTimers()
})

const heard = () => vi.advanceTimersByTimeAsync(0)
/** Waits longer than the buttons stay locked. */
const unlocked = () => vi.advanceTimersByTimeAsync(1_000)
const previewOf = (ends: Contract[]): PreviewAnswer => ({
  ok: true,
  value: { version: 1, ends, preview: `ends-${ends.length}` },
})
const accepted: AcceptanceAnswer = {
  ok: true,
  value: { request: requestLike({ state: 'accepted' }), contract: contractLike(), ended: [beneath] },
}

/** Opens a request for changed terms, as its recipient sees it. */
async function openRequest() {
  const reading = pendingCalls<ReadRequest, { requestId: string }>()
  const preview = pendingCalls<PreviewAnswer, { requestId: string }>()
  const accepting = pendingIntents<Acceptance, AcceptanceAnswer>()
  const rejecting = pendingIntents<RequestVersion, RejectionAnswer>()
  const machine = contractAnswerMachine.provide({
    actors: {
      readRequest: reading.logic,
      requestWatch: requestWatchMachine.provide({ actors: { readRequest: reading.logic } }),
      fetchPreview: preview.logic,
      acceptRequest: accepting.logic,
      rejectRequest: rejecting.logic,
    },
  })
  const actor = createActor(machine, { input: { requestId: 'r1' } }).start()
  await reading.calls[0]?.answer({ request: requestLike(), contract: contractLike() })
  await unlocked()
  return {
    actor,
    reads: reading.calls,
    previews: preview.calls,
    yeses: accepting.attempts,
    noes: rejecting.attempts,
    now: () => actor.getSnapshot(),
  }
}

test('[CONTR-02] before a request is accepted, the downline contracts that would end are listed', async () => {
  const { actor, previews, yeses, now } = await openRequest()
  actor.send({ type: 'answer.accept' })
  await previews[0]?.answer(previewOf([beneath]))
  expect(now().matches('warningOfEnds')).toBe(true)
  expect(now().context.ends).toEqual([beneath])
  expect(yeses).toEqual([])
  actor.send({ type: 'answer.back' })
  expect(now().matches('deciding')).toBe(true)
  await unlocked()
  actor.send({ type: 'answer.accept' })
  await previews[1]?.answer(previewOf([beneath]))
  await unlocked()
  actor.send({ type: 'answer.confirm' })
  expect(yeses.map(({ intent }) => intent.request)).toEqual([
    { requestId: 'r1', version: 1, preview: 'ends-1' },
  ])
  yeses[0]?.answer(accepted)
  await heard()
  expect(now().matches('accepted')).toBe(true)
  expect(now().context.ends).toEqual([beneath])
})

test('[CONTR-02] a stale preview blocks the acceptance and shows which contracts would now end', async () => {
  const { actor, previews, yeses, now } = await openRequest()
  actor.send({ type: 'answer.accept' })
  await previews[0]?.answer(previewOf([]))
  const ends = [beneath, contractLike({ id: 'c3' })]
  yeses[0]?.answer({
    ok: false,
    refusal: { code: 'contract.previewStale', message: '', value: { ends, preview: 'ends-2' } },
  })
  await heard()
  expect(now().matches({ warningOfEnds: { notice: 'stale' } })).toBe(true)
  expect(now().context.ends).toEqual(ends)
  actor.send({ type: 'answer.confirm' })
  expect(yeses).toHaveLength(1)
  await unlocked()
  actor.send({ type: 'answer.confirm' })
  expect(yeses[1]?.intent.request.preview).toBe('ends-2')
  expect(yeses[1]?.intent.key).not.toBe(yeses[0]?.intent.key)
})

test('[CONTR-06] an unanswered acceptance is resent with the same key and does not count as failed', async () => {
  const { actor, previews, yeses, now } = await openRequest()
  actor.send({ type: 'answer.accept' })
  await previews[0]?.answer(previewOf([]))
  yeses[0]?.fail(new CallFailed('timeout'))
  await heard()
  expect(now().matches('accepting')).toBe(true)
  await vi.advanceTimersByTimeAsync(3_000)
  yeses[1]?.fail(new CallFailed('throttled'))
  await heard()
  expect(now().matches('accepting')).toBe(true)
  now().children.acceptRequest?.send({ type: 'intent.ask' })
  expect(new Set(yeses.map(({ intent }) => intent.key)).size).toBe(1)
  expect(yeses).toHaveLength(3)
  yeses[2]?.answer(accepted)
  await heard()
  expect(now().matches('accepted')).toBe(true)
})

test('[CONTR-06] an open request that is settled elsewhere shows its outcome', async () => {
  const late = await openRequest()
  late.actor.send({ type: 'answer.reject' })
  const withdrawn = requestLike({ state: 'withdrawn' })
  late.noes[0]?.answer({
    ok: false,
    refusal: { code: 'contract.settled', message: '', value: { request: withdrawn } },
  })
  await heard()
  expect(late.now().matches('alreadySettled')).toBe(true)
  expect(late.now().context.request?.state).toBe('withdrawn')

  const reader = await openRequest()
  reader.actor.send({ type: 'contracts.changed' })
  await reader.reads[1]?.answer({ request: withdrawn, contract: contractLike() })
  expect(reader.now().matches('alreadySettled')).toBe(true)
})

test('contract terms that the sender has changed are shown before they can be accepted', async () => {
  const { actor, reads, previews, yeses, now } = await openRequest()
  actor.send({ type: 'answer.accept' })
  await previews[0]?.answer({ ok: true, value: { version: 2, ends: [], preview: 'p' } })
  await reads[1]?.answer({ request: requestLike({ version: 2 }), contract: contractLike() })
  expect(yeses).toEqual([])
  expect(now().matches({ deciding: { notice: 'changed' } })).toBe(true)
  actor.send({ type: 'answer.later' })
  expect(now().output).toEqual({ shown: { requestId: 'r1', version: 2 } })
})

test('a throttled rejection of a contract request counts as failed, and a retry uses a new key', async () => {
  const { actor, noes, now } = await openRequest()
  actor.send({ type: 'answer.reject' })
  noes[0]?.fail(new CallFailed('throttled', { retryAfter: 1_000 }))
  await heard()
  expect(now().matches({ deciding: { notice: 'failed' } })).toBe(true)
  await unlocked()
  actor.send({ type: 'answer.reject' })
  expect(noes[1]?.intent.key).not.toBe(noes[0]?.intent.key)
})

test('[CONTR-04] a contract request ignores taps right after opening and the second tap of a double tap', async () => {
  const reading = pendingCalls<ReadRequest, { requestId: string }>()
  const preview = pendingCalls<PreviewAnswer, { requestId: string }>()
  const machine = contractAnswerMachine.provide({
    actors: { readRequest: reading.logic, fetchPreview: preview.logic },
  })
  const actor = createActor(machine, { input: { requestId: 'r1' } }).start()
  await reading.calls[0]?.answer({ request: requestLike(), contract: contractLike() })
  for (const type of ['answer.accept', 'answer.reject'] as const) actor.send({ type })
  expect(actor.getSnapshot().matches('deciding')).toBe(true)
  await unlocked()
  actor.send({ type: 'answer.accept' })
  await preview.calls[0]?.answer(previewOf([beneath]))
  actor.send({ type: 'answer.confirm' })
  expect(actor.getSnapshot().matches('warningOfEnds')).toBe(true)
})

test('[CONTR-06] reloading an unchanged contract request keeps its notice and does not lock its buttons', async () => {
  const { actor, reads, previews, now } = await openRequest()
  actor.send({ type: 'contracts.changed' })
  await reads[1]?.answer({ request: requestLike({ version: 2 }), contract: contractLike() })
  expect(now().matches({ deciding: { notice: 'changed' } })).toBe(true)
  await unlocked()
  actor.send({ type: 'contracts.changed' })
  await reads[2]?.answer({ request: requestLike({ version: 2 }), contract: contractLike() })
  expect(now().matches({ deciding: { notice: 'changed' } })).toBe(true)
  actor.send({ type: 'contracts.changed' })
  actor.send({ type: 'answer.accept' })
  expect(now().matches('previewing')).toBe(true)
  expect(previews).toHaveLength(1)
})
