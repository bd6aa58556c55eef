import { expect, test, vi } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import type { InvitationAnswer } from '#api/auth/invitation.ts'
import { type InvitationInput, invitationMachine } from '#machines/auth/invitation.machine.ts'

test('[AGENT-06] an invitation never shows the late response for an earlier code', async () => {
  const answers: ((answer: InvitationAnswer) => void)[] = []
  const asked: string[] = []
  const machine = invitationMachine.provide({
    actors: {
      readInvitation: fromPromise<InvitationAnswer, InvitationInput>(({ input }) => {
        asked.push(input.code)
        return new Promise((resolve) => answers.push(resolve))
      }),
    },
  })
  const actor = createActor(machine, {
    input: { code: 'SUL2026', domain: 'palpite.example' },
    parent: createActor(createMachine({})),
  }).start()
  const tell = (index: number, agent: string) =>
    answers[index]?.({
      ok: true,
      value: { invitation: { agent, type: 'member', presets: [], currencySymbol: 'R$' } },
    })
  actor.send({ type: 'field.change', field: 'affiliateCode', value: 'NORTE26' })
  actor.send({ type: 'field.leave', field: 'affiliateCode' })
  tell(0, 'the first')
  tell(1, 'the second')
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('known'))
  expect(actor.getSnapshot().context.invitation?.agent).toBe('the second')
  actor.send({ type: 'field.change', field: 'affiliateCode', value: 'NORTE2' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'typing', context: { invitation: null } })
  actor.send({ type: 'field.leave', field: 'username' })
  expect(actor.getSnapshot().value).toBe('typing')
  expect(asked).toEqual(['SUL2026', 'NORTE26'])
})
