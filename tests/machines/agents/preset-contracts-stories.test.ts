import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnTerms } from '#api/agents/contracts.ts'
import type { NewDownline, RegisterAnswer } from '#api/agents/downline-registration.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { downlineRegistrationMachine } from '#machines/agents/downline-registration.machine.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import { agreedLike, weekly } from '#tests/models/agents/contract-samples.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

/** Opens a registration by an agent who earns a dividend of 10%, or of 20% from a turnover of R$ 1,000. */
async function register() {
  const reading = pendingCalls<OwnTerms>()
  const making = pendingCalls<RegisterAnswer, NewDownline>()
  const presetContracts = presetContractsMachine.provide({ actors: { readOwnTerms: reading.logic } })
  const actor = createActor(
    downlineRegistrationMachine.provide({
      actors: {
        presetContracts,
        requestDownline: making.logic,
        readRegisterRules: pendingCalls<RegistrationRules>().logic,
      },
    }),
  ).start()
  const child = actor.getSnapshot().children.presetContracts
  if (!child) throw new Error('There is nothing to set contracts with')
  await reading.calls[0]?.answer({ dividend: agreedLike(weekly(1_000, 2_000)) })
  actor.send({ type: 'type.choose', chosen: 'agent' })
  actor.send({ type: 'field.change', field: 'username', value: 'novata' })
  actor.send({ type: 'field.change', field: 'password', value: 'segredo1' })
  const rate = (value: number) => child.send({ type: 'tier.change', id: 0, field: 'rate', value })
  const compose = (value: number) => {
    child.send({ type: 'preset.begin', kind: 'dividend' })
    rate(value)
    child.send({ type: 'preset.keep' })
  }
  const refuse = (refusal: object) =>
    making.calls.at(-1)?.answer({ ok: false, refusal: { message: '', ...refusal } as never })
  return { actor, child, reads: reading.calls, makes: making.calls, compose, rate, refuse }
}

test("[AGENT-06] a preset contract that the agent's own terms allow is sent with the new account", async () => {
  const { actor, child, makes, compose, rate } = await register()
  child.send({ type: 'preset.begin', kind: 'hourlySalary' })
  expect(child.getSnapshot().matches('listed')).toBe(true)
  compose(1_001)
  expect(child.getSnapshot().context.errors).toEqual({ 0: { is: 'aboveOwn', allowed: 1_000 } })
  expect(actor.getSnapshot().context.presets).toEqual([])
  rate(900)
  child.send({ type: 'preset.keep' })
  actor.send({ type: 'registration.submit' })
  expect(makes[0]?.input.presets).toEqual([{ kind: 'dividend', terms: weekly(900) }])
})

test('preset contracts are not sent for a new player, but the form keeps them', async () => {
  const { actor, makes, compose } = await register()
  compose(900)
  actor.send({ type: 'type.choose', chosen: 'member' })
  actor.send({ type: 'registration.submit' })
  expect(makes[0]?.input).toMatchObject({ type: 'member', presets: [] })
  expect(actor.getSnapshot().context.presets).toHaveLength(1)
})

test('[AGENT-06] a rejected preset tier shows its error and keeps the entered data', async () => {
  const { actor, child, reads, makes, compose, rate, refuse } = await register()
  compose(900)
  actor.send({ type: 'registration.submit' })
  await refuse({
    code: 'contract.rateAboveOwn',
    value: { kind: 'dividend', tiers: [{ tier: 0, allowed: 500 }] },
  })
  expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true)
  expect(actor.getSnapshot().context.refusal).toBe('presets')
  await reads[1]?.answer({ dividend: agreedLike(weekly(500)) })
  expect(child.getSnapshot().matches({ composing: 'refused' })).toBe(true)
  expect(child.getSnapshot().context).toMatchObject({
    errors: { 0: { is: 'aboveOwn', allowed: 500 } },
    draft: { period: 'weekly', tiers: [{ rate: 900 }] },
  })
  rate(500)
  child.send({ type: 'preset.keep' })
  actor.send({ type: 'registration.submit' })
  expect(makes[1]?.input).toMatchObject({ username: 'novata', presets: [{ terms: weekly(500) }] })
})

test('a preset stays listed until it is removed, even if the agent no longer has a contract of its kind', async () => {
  const { actor, child, reads, compose, refuse } = await register()
  compose(900)
  actor.send({ type: 'registration.submit' })
  await refuse({ code: 'contract.noneOwn', value: { kind: 'dividend' } })
  await reads[1]?.answer({})
  expect(child.getSnapshot().matches('listed')).toBe(true)
  expect(child.getSnapshot().can({ type: 'preset.begin', kind: 'dividend' })).toBe(false)
  child.send({ type: 'preset.remove', kind: 'dividend' })
  expect(actor.getSnapshot().context.presets).toEqual([])
})

test("[AGENT-06] a preset contract adopts the agent's new payment period once the change has taken effect", async () => {
  const { actor, child, reads, makes, compose, refuse } = await register()
  compose(900)
  const monthly = { ...weekly(1_000), period: 'monthly' as const }
  const refusal = { code: 'contract.periodNotAllowed', value: { kind: 'dividend' } }
  actor.send({ type: 'registration.submit' })
  await refuse(refusal)
  await reads[1]?.answer({ dividend: { ...agreedLike(monthly), termsBefore: weekly(1_000) } })
  expect(child.getSnapshot().matches('listed')).toBe(true)
  expect(child.getSnapshot().can({ type: 'preset.begin', kind: 'dividend' })).toBe(false)
  actor.send({ type: 'registration.submit' })
  await refuse(refusal)
  await reads[2]?.answer({ dividend: agreedLike(monthly) })
  expect(child.getSnapshot().matches({ composing: 'refused' })).toBe(true)
  child.send({ type: 'preset.keep' })
  actor.send({ type: 'registration.submit' })
  expect(makes[2]?.input.presets).toMatchObject([{ terms: { period: 'monthly', tiers: [{ rate: 900 }] } }])
})
