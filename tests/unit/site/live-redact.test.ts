import { REDACTED, redacted, redactedEvent } from '@palpite/visualiser/inspection/redact.ts'
import { describe, expect, test } from 'vitest'
import { CallFailed } from '#api/http/call-failed.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'

test('redacts texts, but keeps booleans, numbers and null', () => {
  const value = { is: true, count: 3, none: null, left: undefined, empty: '', name: 'Ana', note: 'hello' }
  expect(redacted(value)).toEqual({ ...value, name: REDACTED, note: REDACTED })
})

test('keeps known product terms under listed keys, and redacts any other text under those keys', () => {
  const value = {
    type: 'field.change',
    field: 'password',
    method: 'sms',
    kind: 'forcedChange',
    to: 'register',
  }
  expect(redacted(value)).toEqual(value)
  expect(redacted({ kind: 'ana@palpite.example', to: 'ana', language: 'caju-e-manga-7' })).toEqual({
    kind: REDACTED,
    to: REDACTED,
    language: REDACTED,
  })
})

describe('Redaction of personal data', () => {
  test.each([
    ['password', 'palpite-demo-1'],
    ['token', 'eyJhbGciOi.J9'],
    ['captcha', '4711'],
    ['code', '123456'],
    ['code', 'login.wrong'],
    ['username', 'agente.sul'],
    ['mobile', '11988880001'],
    ['document', '123.456.789-09'],
  ])('hides the value of %s: %s', (key, text) => {
    for (const value of [{ [key]: text }, { fields: { [key]: text } }, { list: [{ [key]: [text] }] }]) {
      expect(JSON.stringify(redacted(value))).not.toContain(text)
    }
    expect(JSON.stringify(redacted({ [key]: Number(text.replace(/\D/g, '')) }))).not.toMatch(/\d{2}/)
  })

  test('hides personal data in keys', () => {
    const countdowns = { '+5511988880001': 1_000, 'ana@palpite.example': 2_000 }
    expect(redacted({ countdowns })).toEqual({
      countdowns: { [`${REDACTED}1`]: 1_000, [`${REDACTED}2`]: 2_000 },
    })
  })
})

test('keeps rejection codes and failure reasons', () => {
  const refusal = { code: 'login.wrong', message: 'Wrong user name or password.', value: { captcha: false } }
  expect(redacted({ ok: false, refusal })).toEqual({
    ok: false,
    refusal: { code: 'login.wrong', message: REDACTED, value: { captcha: false } },
  })
  const failed = redactedEvent({ type: 'xstate.error.actor.logIn', ...{ error: new CallFailed('timeout') } })
  expect(failed).toMatchObject({ type: 'xstate.error.actor.logIn', error: { reason: 'timeout' } })
})

describe('Redaction of hostile shapes', () => {
  test('redacts cyclic references', () => {
    const cycle: { self?: unknown; list: unknown[] } = { list: [] }
    cycle.self = cycle
    cycle.list.push(cycle)
    expect(redacted(cycle)).toEqual({ self: REDACTED, list: [REDACTED] })
  })

  test('redacts functions, instances, collections and buffers', () => {
    class Secret {
      readonly count = 7
    }
    const living = [() => 'secret', new Secret(), new Map([['secret', 1]]), new Set(['secret']), new Date(0)]
    expect(redacted(living)).toEqual(living.map(() => REDACTED))
    expect(redacted({ bytes: new Uint8Array([1, 2]), symbol: Symbol('secret'), large: 10n ** 20n })).toEqual({
      bytes: REDACTED,
      symbol: REDACTED,
      large: REDACTED,
    })
  })

  test('calls no getters or methods of a value', () => {
    const trap = {
      get kind(): string {
        throw new Error('called')
      },
      toJSON() {
        throw new Error('called')
      },
    }
    expect(redacted(trap)).toEqual({ kind: REDACTED, toJSON: REDACTED })
    expect(redacted(Object.create(null, { kind: { value: 'sms', enumerable: true } }))).toEqual({
      kind: 'sms',
    })
    expect(redacted(JSON.parse('{"__proto__": {"kind": "sms"}}'))).toEqual({
      [`${REDACTED}1`]: { kind: 'sms' },
    })
  })

  test('shortens huge values quickly', async () => {
    const wide = Array.from({ length: 1_000_000 }, () => ({ a: [1, 2, 3], b: 'secret' }))
    let deep: object = {}
    for (let depth = 0; depth < 10_000; depth++) deep = { deep }
    const shorten = () => JSON.stringify(redacted({ wide, deep, again: [wide, wide] }))
    expect(await cpuTimeOf(() => expect(shorten().length).toBeLessThan(20_000))).toBeLessThan(100)
  })

  test('hides objects and lists after the first few hundred values', () => {
    const rows = Array.from({ length: 25 }, () => Array.from({ length: 20 }, (_, at) => ({ at })))
    const shown = redacted(rows) as unknown[]
    // A row counts as 41 values: itself, 20 objects, and one value in each.
    const whole = Math.floor(400 / 41)
    expect(shown.slice(0, whole - 1)).toEqual(rows.slice(0, whole - 1))
    expect(shown.slice(whole)).not.toContainEqual(rows[0])
    expect(shown.slice(whole + 1)).toEqual(Array(25 - whole - 1).fill(REDACTED))
  })
})
