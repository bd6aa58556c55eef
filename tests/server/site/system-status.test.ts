import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readClock } from '#protocol/site/platform-clock.ts'
import { type SystemStatus, status, systemStatus } from '#protocol/site/system-status.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { openPlatform } from '#tests/support/platform.ts'

let platform: Awaited<ReturnType<typeof openPlatform>>
beforeAll(async () => {
  platform = await openPlatform()
})
afterAll(() => platform.close())

const open = { maintenance: false, maintenanceEnd: null, regionRestricted: false, customerService: null }
beforeEach(() => writeSetting(platform.platform.database, settings.systemStatus, open))

async function readStatus(ip?: string): Promise<SystemStatus> {
  const reply = await platform.request(status.path, ip ? { ip } : {})
  expect(reply.status).toBe(200)
  return v.parse(v.object({ success: v.literal(true), value: systemStatus }), await reply.json()).value
}

test('[CALL-16] reports the normal status while the site is open', async () => {
  expect(await readStatus()).toEqual({ status: 0 })
})

test('reports maintenance and when it ends', async () => {
  const maintenanceEnd = '2026-12-01T03:00:00.000Z'
  await writeSetting(platform.platform.database, settings.systemStatus, {
    ...open,
    maintenance: true,
    maintenanceEnd,
  })
  expect(await readStatus()).toEqual({ status: 1, maintenanceEnd, customerService: null })
})

test('reports a region restriction and the visitor’s IP address', async () => {
  await writeSetting(platform.platform.database, settings.systemStatus, { ...open, regionRestricted: true })
  expect(await readStatus('198.51.100.4')).toEqual({ status: 2, ip: '198.51.100.4', customerService: null })
})

test('[SYS-04] reports maintenance rather than a region restriction when both apply', async () => {
  const both = { ...open, maintenance: true, regionRestricted: true }
  await writeSetting(platform.platform.database, settings.systemStatus, both)
  expect(await readStatus()).toMatchObject({ status: 1 })
})

test('answers an unknown call with a 404 in the standard error format', async () => {
  const reply = await platform.request('/wps/nothing/here')
  expect(reply.status).toBe(404)
  expect(await reply.json()).toEqual({ success: false, code: 'call.unknown' })
})

test('rejects an invalid status setting and changes nothing', async () => {
  const reply = await platform.request('/sandbox/api/settings/systemStatus', {
    method: 'PUT',
    body: JSON.stringify({ ...open, maintenance: 'yes' }),
  })
  expect(reply.status).toBe(422)
  expect(await readStatus()).toEqual({ status: 0 })
})

test('[CALL-59] returns the platform’s clock, including the sandbox offset', async () => {
  const offset = 40 * 86_400_000
  await writeSetting(platform.platform.database, settings.clock, { offset })
  const before = Date.now() + offset
  const reply = await platform.request(readClock.path)
  const { now } = v.parse(
    v.object({ success: v.literal(true), value: readClock.reply }),
    await reply.json(),
  ).value
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now() + offset)
})
