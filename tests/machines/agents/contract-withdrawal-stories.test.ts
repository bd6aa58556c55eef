import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { ReadRequest } from '#api/agents/contracts.ts'
import { contractWithdrawalMachine } from '#machines/agents/contract-withdrawal.machine.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { requestLike } from '#tests/models/agents/contract-samples.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

const own = requestLike({ own: true })

function openOwn() {
  const reading = pendingCalls<ReadRequest, { requestId: string }>()
  const machine = contractWithdrawalMachine.provide({
    actors: { requestWatch: requestWatchMachine.provide({ actors: { readRequest: reading.logic } }) },
  })
  const actor = createActor(machine, { input: { request: own } }).start()
  return { actor, reads: reading.calls, now: () => actor.getSnapshot() }
}

test('[CONTR-06] the dialog for withdrawing an offer shows the other agent’s answer as soon as there is one', async () => {
  const { actor, reads, now } = openOwn()
  actor.send({ type: 'contracts.changed' })
  expect(reads[0]?.input).toEqual({ requestId: own.id })
  await reads[0]?.answer({ request: { ...own, state: 'accepted' }, contract: null })
  expect(now().matches('alreadySettled')).toBe(true)
  expect(now().context.request.state).toBe('accepted')
})

test('the dialog for withdrawing an offer stays open when other contracts change', async () => {
  const { actor, reads, now } = openOwn()
  actor.send({ type: 'contracts.changed' })
  await reads[0]?.answer({ request: own, contract: null })
  expect(now().matches({ confirming: 'idle' })).toBe(true)
})
