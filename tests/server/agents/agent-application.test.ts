import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { applyForAgent } from '#protocol/agents/agent-application.ts'
import { agentApplications } from '#protocol/sandbox/agents.ts'
import { visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

const opened = await openPlatform()
afterAll(() => opened.close())

const lia = {
  // Bidirectional overrides are removed. Markup is kept as text.
  name: 'Lia \u202e<b>Prado</b>',
  mobileNum: '11988887777',
  countryDialingCode: '55',
  channel: 'friends',
  comment: 'Conheço muita gente.',
} as const

const seen = async () => {
  const reply = await opened.request('/sandbox/api/agent-applications')
  return v.parse(agentApplications, (await reply.json()).value).applications
}

const answer = (id: string, body: object) =>
  opened.request(`/sandbox/api/agent-applications/${id}`, { method: 'PUT', body: JSON.stringify(body) })

test('[AGENT-12] delivers an agent application to the operator once, and accepts only one decision', async () => {
  const visitor = visit(opened)
  const first = await visitor.ask(applyForAgent, lia)
  expect(first).toMatchObject({ success: true })
  expect(await visitor.ask(applyForAgent, lia)).toEqual(first)
  const [application, ...others] = await seen()
  expect(others).toEqual([])
  expect(application).toMatchObject({
    name: 'Lia <b>Prado</b>',
    mobile: '+5511988887777',
    email: null,
    channel: 'friends',
    comment: 'Conheço muita gente.',
    state: 'waiting',
  })
  const id = application?.id ?? ''
  expect((await answer(id, { state: 'waiting' })).status).toBe(422)
  expect((await answer(id, { state: 'accepted' })).status).toBe(200)
  expect((await answer(id, { state: 'declined' })).status).toBe(404)
  expect(await seen()).toMatchObject([{ id, state: 'accepted', answeredAt: expect.any(String) }])
  expect(await visitor.ask(applyForAgent, lia)).not.toEqual(first)
})

test('limits agent applications per IP address and mobile, and rejects those from unsupported countries', async () => {
  const ask = (ip: string, change: object) => visit(opened, { ip }).ask(applyForAgent, { ...lia, ...change })
  expect(await ask('198.51.100.1', { countryDialingCode: '999' })).toMatchObject({
    code: 'application.mobileInvalid',
  })
  expect(await ask('198.51.100.1', { mobileNum: '1234' })).toMatchObject({
    code: 'application.mobileInvalid',
  })
  expect(await ask('198.51.100.1', { channel: 'elsewhere' })).toMatchObject({ status: 422 })
  for (let count = 0; count < 10; count++)
    expect(await ask('198.51.100.2', { mobileNum: `1197777000${count}` })).toMatchObject({ success: true })
  expect(await ask('198.51.100.2', { mobileNum: '11977771111' })).toMatchObject({
    code: 'application.throttled',
    value: { retryAfter: expect.any(Number) },
  })
  for (let count = 0; count < 5; count++)
    await ask(`198.51.100.${10 + count}`, { mobileNum: '11966660000', comment: `${count}` })
  expect(await ask('198.51.100.20', { mobileNum: '11966660000' })).toMatchObject({
    code: 'application.throttled',
  })
})
