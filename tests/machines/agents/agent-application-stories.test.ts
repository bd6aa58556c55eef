import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { AgentApplication, ApplicationAnswer } from '#api/agents/agent-application.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import type { Country } from '#protocol/auth/countries.ts'

const brazil = { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

function openApplication() {
  const sent: AgentApplication[] = []
  const answers: PromiseWithResolvers<ApplicationAnswer>[] = []
  let asked = 0
  const countries = countriesMachine.provide({
    actors: {
      readCountries: fromPromise<readonly Country[]>(async () => {
        asked += 1
        return [brazil]
      }),
    },
  })
  const sendApplication = fromPromise<ApplicationAnswer, AgentApplication>(({ input }) => {
    sent.push(input)
    const answer = Promise.withResolvers<ApplicationAnswer>()
    answers.push(answer)
    return answer.promise
  })
  const machine = agentApplicationMachine.provide({ actors: { countries, sendApplication } })
  const actor = createActor(machine, { input: { dialingCode: '55' } }).start()
  const type = (field: 'name' | 'mobile' | 'email' | 'comment', value: string) =>
    actor.send({ type: 'field.change', field, value })
  const hear = async (answer: ApplicationAnswer | CallFailed) => {
    const open = answers.at(-1)
    if (answer instanceof CallFailed) open?.reject(answer)
    else open?.resolve(answer)
    await vi.advanceTimersByTimeAsync(0)
  }
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(state)
  return { actor, sent, type, hear, is, asked: () => asked }
}

function fillIn({ actor, type }: ReturnType<typeof openApplication>): void {
  type('name', ' Lia Prado ')
  type('mobile', '(11) 98888-7777')
  type('comment', ' Tenho um canal. ')
  actor.send({ type: 'channel.choose', channel: 'site' })
}

test('[AGENT-12] the agent application shows errors next to its fields and is sent only when valid', () => {
  const story = openApplication()
  const { actor, sent, type } = story
  actor.send({ type: 'form.submit' })
  expect(actor.getSnapshot().context.errors).toEqual({
    name: 'required',
    mobile: 'required',
    channel: 'required',
  })
  fillIn(story)
  type('email', 'lia@')
  actor.send({ type: 'form.submit' })
  expect(actor.getSnapshot().context.errors).toEqual({ email: 'invalid' })
  expect(sent).toEqual([])
  type('email', '')
  actor.send({ type: 'form.submit' })
  expect(sent).toEqual([
    {
      name: ' Lia Prado ',
      countryDialingCode: '55',
      mobileNum: '11988887777',
      channel: 'site',
      comment: 'Tenho um canal.',
    },
  ])
})

test('[AGENT-12] an agent application that fails offline keeps its fields and can be sent again', async () => {
  const story = openApplication()
  const { actor, sent, hear, is } = story
  fillIn(story)
  actor.send({ type: 'form.submit' })
  actor.send({ type: 'form.submit' })
  expect(sent).toHaveLength(1)
  await hear(new CallFailed('offline'))
  expect(is({ form: { editing: 'failed' } })).toBe(true)
  expect(actor.getSnapshot().context.failure?.reason).toBe('offline')
  actor.send({ type: 'form.submit' })
  await hear({ ok: true, value: { id: 'a1' } })
  expect(is({ form: 'received' })).toBe(true)
  expect(sent).toEqual([sent[0], sent[0]])
})

test('the agent application can be sent again after the platform’s retry time', async () => {
  const story = openApplication()
  const { actor, sent, hear, is } = story
  fillIn(story)
  actor.send({ type: 'form.submit' })
  const refusal = { code: 'application.throttled' as const, message: '', value: { retryAfter: 60_000 } }
  await hear({ ok: false, refusal })
  actor.send({ type: 'form.submit' })
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(is({ form: 'throttled' })).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(is({ form: 'editing' })).toBe(true)
})

test('the agent application loads the countries only once, when the visitor first enters the form', async () => {
  const { actor, asked } = openApplication()
  expect(asked()).toBe(0)
  actor.send({ type: 'form.enter' })
  actor.send({ type: 'form.enter' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(1)
  expect(actor.getSnapshot().context.countries).toEqual([brazil])
})
