import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { CancelAnswer } from '#api/rewards/bonuses.ts'
import { bonusCancelMachine } from '#machines/rewards/bonus-cancel.machine.ts'
import type { BonusCancellation } from '#protocol/rewards/bonuses.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

test('[MEM-10] a bonus cancellation whose amount has changed shows the new one and must be confirmed again', async () => {
  const sending = pendingIntents<BonusCancellation, CancelAnswer>()
  const machine = bonusCancelMachine.provide({ actors: { sendCancellation: sending.logic } })
  const actor = createActor(machine).start()
  const bonus = { id: 'b1', title: 'Depósito em dobro', takesBack: 6_000, turnoverLeft: 36_000 }
  actor.send({ type: 'bonus.cancel', bonus })
  expect(sending.attempts).toEqual([])
  actor.send({ type: 'bonus.confirm' })
  actor.send({ type: 'bonus.confirm' })
  expect(sending.attempts.map(({ intent }) => intent.request)).toEqual([{ id: 'b1', takesBack: 6_000 }])
  const value = { takesBack: 2_000, turnoverLeft: 80_000 }
  sending.attempts[0]?.answer({ ok: false, refusal: { code: 'bonus.changed', message: '', value } })
  await expect.poll(() => actor.getSnapshot().value).toBe('changed')
  expect(actor.getSnapshot().context.bonus).toMatchObject(value)
  actor.send({ type: 'bonus.confirm' })
  expect(sending.attempts[1]?.intent.request).toEqual({ id: 'b1', takesBack: 2_000 })
  expect(sending.attempts[1]?.intent.key).not.toBe(sending.attempts[0]?.intent.key)
  actor.stop()
})
