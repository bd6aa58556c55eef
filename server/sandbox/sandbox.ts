import { Hono } from 'hono'
import * as v from 'valibot'
import type { Envelope } from '#contract/envelope.ts'
import type { Platform } from '../platform.ts'
import { settingNames, settingSchema, writeSetting } from '../settings.ts'

/** `/sandbox/api`: the switches of the reference platform. Mounted only where `SANDBOX` is on. */
export function createSandbox(platform: Platform): Hono {
  const app = new Hono()
  app.put('/settings/:name', async (context) => {
    const name = settingNames.find((known) => known === context.req.param('name'))
    if (!name) return context.json({ success: false, code: 'setting.unknown' } satisfies Envelope, 404)
    const value = v.safeParse(settingSchema(name), await context.req.json().catch(() => undefined))
    if (!value.success)
      return context.json({ success: false, code: 'request.invalid' } satisfies Envelope, 422)
    await writeSetting(platform.database, name, value.output)
    return context.json({ success: true } satisfies Envelope)
  })
  return app
}
