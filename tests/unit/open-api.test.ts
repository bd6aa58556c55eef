import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { forgotPasswordByEmail } from '#contract/forgot-password.ts'
import { openApiOf } from '../../scripts/open-api.ts'

const document = openApiOf({
  info: { title: 'Palpite', version: '1.0.0', description: 'The contract.' },
  calls,
})

test('the API document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('every registered call stands in it with its access and refusals', () => {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, 'x-access': call.access, 'x-sealed': call.sealed })
    const text = JSON.stringify(operation)
    for (const code of Object.keys(call.refusals)) expect(text).toContain(`"const":"${code}"`)
  }
})

test('a call whose body is a form says so', () => {
  const operation = document.paths[forgotPasswordByEmail.path]?.post as { requestBody: { content: object } }
  expect(Object.keys(operation.requestBody.content)).toEqual(['application/x-www-form-urlencoded'])
})
