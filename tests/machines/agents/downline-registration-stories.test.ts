import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type {
  DownlineLink,
  DownlineLinks,
  NewDownline,
  RegisterAnswer,
  Registered,
} from '#api/agents/downline-registration.ts'
import { generatePassword } from '#api/auth/generate-password.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { downlineLinksMachine } from '#machines/agents/downline-links.machine.ts'
import { passwordLengths } from '#machines/agents/downline-registration.logic.ts'
import { downlineRegistrationMachine } from '#machines/agents/downline-registration.machine.ts'
import { rulesOfModel } from '#tests/models/auth/registration.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

function openRegistration() {
  const rules = pendingCalls<RegistrationRules>()
  const making = pendingCalls<RegisterAnswer, NewDownline>()
  const finding = pendingCalls<Registered | null, { account: string }>()
  const copied: string[] = []
  const actor = createActor(
    downlineRegistrationMachine.provide({
      actors: {
        readRegisterRules: rules.logic,
        requestDownline: making.logic,
        findRegistered: finding.logic,
        copyText: fromPromise<void, { text: string }>(async ({ input }) => {
          copied.push(input.text)
        }),
      },
    }),
  ).start()
  const fillIn = (username: string, password: string) => {
    actor.send({ type: 'field.change', field: 'username', value: username })
    actor.send({ type: 'field.change', field: 'password', value: password })
    actor.send({ type: 'registration.submit' })
  }
  return {
    actor,
    rules: rules.calls,
    making: making.calls,
    finding: finding.calls,
    copied,
    fillIn,
    now: () => actor.getSnapshot(),
  }
}

const made: RegisterAnswer = { ok: true, value: { memberId: '20', account: 'novata' } }

test('[AGENT-06] an agent registers a player, generates the password and can copy the credentials', async () => {
  const { actor, rules, making, copied, now } = openRegistration()
  await rules[0]?.answer(rulesOfModel)
  actor.send({ type: 'field.change', field: 'username', value: ' novata ' })
  const generated = generatePassword(passwordLengths(now().context.rules))
  actor.send({ type: 'password.generated', password: generated })
  const { password } = now().context.fields
  expect(password).toMatch(/^[a-z2-9]{10}$/)
  actor.send({ type: 'registration.submit' })
  expect(making[0]?.input).toEqual({ type: 'member', username: 'novata', password, presets: [] })
  await making[0]?.answer(made)
  expect(now().matches('made')).toBe(true)
  expect(now().context).toMatchObject({ account: 'novata', fields: { password } })
  actor.send({ type: 'account.copy', text: `novata ${password}` })
  await Promise.resolve()
  expect(copied).toEqual([`novata ${password}`])
  actor.send({ type: 'another.begin' })
  expect(now().context.fields.password).toBe('')
})

test('downline registration sends nothing that breaks the operator’s rules', async () => {
  const { rules, making, fillIn, now } = openRegistration()
  await rules[0]?.answer(rulesOfModel)
  fillIn('ab', '')
  expect(now().context.errors).toEqual({ username: 'tooShort', password: 'missing' })
  expect(making).toEqual([])
})

test('a taken username shows an error next to its field, and the password is kept', async () => {
  const { making, fillIn, now } = openRegistration()
  fillIn('novata', 'segredo1')
  await making[0]?.answer({
    ok: false,
    refusal: {
      code: 'register.fieldsRefused',
      message: '',
      value: { fields: [{ field: 'username', reason: 'taken' }] },
    },
  })
  expect(now().context).toMatchObject({ errors: { username: 'taken' }, fields: { password: 'segredo1' } })
})

test('[AGENT-06] after a lost response, a reload of the team shows the new downline account', async () => {
  const { making, finding, fillIn, now } = openRegistration()
  fillIn('novata', 'segredo1')
  await making[0]?.fail(new CallFailed('timeout'))
  expect(finding[0]?.input.account).toBe('novata')
  await finding[0]?.answer({ memberId: '20', account: 'novata', registeredAt: '2030-01-01T00:00:00.000Z' })
  expect(now().matches('found')).toBe(true)
  expect(now().context.registeredAt).toBe('2030-01-01T00:00:00.000Z')
})

function openLinks() {
  const reading = pendingCalls<DownlineLinks>()
  const closing = pendingCalls<void, { id: string }>()
  const actor = createActor(
    downlineLinksMachine.provide({
      actors: {
        readLinks: reading.logic,
        closeLink: closing.logic,
        requestLink: fromPromise(() => Promise.reject(new CallFailed('timeout'))),
      },
    }),
  ).start()
  return { actor, reading: reading.calls, closing: closing.calls, now: () => actor.getSnapshot() }
}

const link: DownlineLink = {
  id: '31',
  name: 'Instagram',
  type: 'member',
  url: 'https://palpite.example/register?affiliateCode=SUL2026A',
  affiliateCode: 'SUL2026A',
  presets: [],
  registered: 3,
  createdAt: '2029-12-01T12:00:00.000Z',
}

test('[AGENT-06] after a lost response, the reloaded list shows the new invitation link', async () => {
  const { actor, reading, now } = openLinks()
  await reading[0]?.answer({ links: [], maxLinks: 5 })
  actor.send({ type: 'link.begin' })
  actor.send({ type: 'name.change', name: ' Instagram ' })
  actor.send({ type: 'link.submit' })
  await expect.poll(() => reading.length).toBe(2)
  await reading[1]?.answer({ links: [link], maxLinks: 5 })
  expect(now().matches('sharing')).toBe(true)
  expect(now().context.chosenId).toBe('31')
})

test('an invitation link that is already closed is removed from the list', async () => {
  const { actor, reading, closing, now } = openLinks()
  await reading[0]?.answer({ links: [link], maxLinks: 1 })
  expect(now().can({ type: 'link.begin' })).toBe(false)
  actor.send({ type: 'link.remove', id: '31' })
  expect(closing).toEqual([])
  actor.send({ type: 'removal.confirm' })
  await closing[0]?.fail(new CallFailed('missing'))
  expect(now().matches('listed')).toBe(true)
  expect(now().context.links).toEqual([])
  expect(now().can({ type: 'link.begin' })).toBe(true)
})
