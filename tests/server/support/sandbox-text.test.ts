import { afterAll, expect, test } from 'vitest'
import { openPlatform } from '#tests/support/platform.ts'

const opened = await openPlatform()
afterAll(() => opened.close())

const put = (path: string, body: string) =>
  opened.request(`/sandbox/api/${path}`, { method: 'PUT', body: body.replaceAll('<sign>', '\\u0000') })

test('rejects settings and faults with text that the database cannot store', async () => {
  const entries = '{"entries":[{"csType":"LINK","address":"/<sign>"}],"chat":null}'
  const fault = '{"kind":"refusal","code":"chat.off","value":{"deep":["<sign>"]}}'
  for (const [path, body] of [
    ['settings/customerService', entries],
    ['settings/customerService', entries.replace('<sign>', '\\ud800')],
    ['faults/launchLiveChat', fault],
    ['faults/launchLiveChat', fault.replace('deep', '<sign>')],
  ] as const) {
    const reply = await put(path, body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ success: false, code: 'text.unkeepable' })
  }
  expect((await put('settings/customerService', entries.replace('<sign>', 'ajuda'))).status).toBe(200)
})
