import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { forgotPasswordByEmail } from '#protocol/auth/forgot-password.ts'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { openApiOf } from '../../../scripts/open-api.ts'

const document = openApiOf({
  info: { title: 'Palpite', version: '1.0.0', description: 'The contract.' },
  calls,
})

test('generates a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('describes every registered call, its access and its rejections', () => {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, 'x-access': call.access, 'x-sealed': call.sealed })
    const text = JSON.stringify(operation)
    for (const code of Object.keys(call.refusals)) expect(text).toContain(`"const":"${code}"`)
  }
})

test('describes a form body as form-encoded', () => {
  const operation = document.paths[forgotPasswordByEmail.path]?.post as { requestBody: { content: object } }
  expect(Object.keys(operation.requestBody.content)).toEqual(['application/x-www-form-urlencoded'])
})

test('lists the failure statuses of every call, and the codes of general failures', () => {
  const text = JSON.stringify(document.components)
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()] as { responses: object }
    const statuses = Object.keys(operation.responses)
    expect([name, ...statuses]).toEqual(
      expect.arrayContaining([name, '404', '405', '422', '429', '500', '503']),
    )
    expect([name, statuses.includes('401')]).toEqual([name, call.access !== 'none'])
    expect([name, statuses.includes('409')]).toEqual([name, call.sealed || call.idempotent])
  }
  for (const code of ['session.ended', 'key.underWay', 'key.reused', 'request.repeated', 'system.closed'])
    expect(text).toContain(`"${code}"`)
})

test('requires a key for idempotent calls, and documents client and language headers for all calls', () => {
  const parameters = document.components.parameters
  expect(parameters.IdempotencyKey.schema).toEqual({ type: 'string', pattern: '^[\\w-]{16,64}$' })
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()] as {
      parameters: { $ref: string }[]
    }
    const named = operation.parameters.flatMap(({ $ref }) => ($ref ? [$ref.split('/').at(-1)] : []))
    const own = call.idempotent ? ['IdempotencyKey'] : []
    expect([name, ...named]).toEqual([name, 'ClientId', 'Language', ...own])
  }
})

test('describes the socket’s ticket, subprotocols and messages', () => {
  expect(document['x-socket']).toMatchObject({
    address: '/wps/socket',
    subprotocols: { sent: ['palpite', '{ticket}'], selected: 'palpite' },
    receive: { $ref: '#/components/schemas/SocketMessage' },
  })
  expect(JSON.stringify(document.components.schemas.SocketMessage)).toContain('"balance.changed"')
})

test('throws for a request rule that it cannot document', () => {
  const odd = v.pipe(
    v.string(),
    v.check((text) => text.length % 2 === 1),
  )
  const strange = { ...forgotPasswordByEmail, request: v.object({ odd }) }
  expect(() => openApiOf({ info: document.info, calls: { strange } })).toThrow('is not documented')
})
