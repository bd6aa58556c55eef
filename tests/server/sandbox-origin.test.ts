import { expect, test } from 'vitest'
import { openPlatform } from '#tests/support/platform.ts'

test('a page of another site changes nothing in the sandbox', async () => {
  const opened = await openPlatform()
  const ask = (headers: HeadersInit) =>
    opened.request('/sandbox/api/clock', { method: 'PUT', body: JSON.stringify({ offset: 60_000 }), headers })
  expect((await ask({ host: 'palpite.test', origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await ask({ host: 'palpite.test', origin: 'null' })).status).toBe(403)
  const state = async () =>
    (await (await opened.request('/sandbox/api/state')).json()) as { value: { clock: { offset: number } } }
  expect((await state()).value.clock.offset).toBe(0)
  expect((await ask({ host: 'palpite.test', origin: 'http://palpite.test' })).status).toBe(200)
  expect((await state()).value.clock.offset).toBe(60_000)
  await opened.close()
})
