import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { sandboxState } from '#protocol/sandbox/platform.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

const DAY = 86_400_000

test.afterEach(({ request }) => calm(request))

async function daysAhead(request: APIRequestContext): Promise<number> {
  const reply = await request.get('/sandbox/api/state')
  return v.parse(sandboxState, (await reply.json()).value).clock.offset / DAY
}

test('[CONTR-03] the sandbox clock advances a month day by day, shows progress and can be stopped', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  test.setTimeout(150_000)
  await page.clock.install()
  await page.goto(`${platform.url}/sandbox`)
  const section = page.getByRole('region', { name: textOf('sandbox.sectionNames.clock') })
  await expect(section).toBeVisible()
  // From here on the test advances the page's clock, so a busy machine does not affect the timing.
  await stopClock(page)
  /** Advances the page's clock until a check passes. */
  const arrives = (isThere: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(10)
      await isThere()
    }).toPass({ timeout: 15_000 })
  const days = section.getByRole('progressbar', { name: textOf('sandbox.clock.daysDone') })
  const passUntil = async (day: number) => {
    for (let at = 1; at <= day; at++) {
      await arrives(() => expect(days).toHaveAttribute('value', String(at), { timeout: 300 }))
      await page.clock.runFor(2_000)
    }
  }
  await section.getByRole('button', { name: textOf('sandbox.clock.runMonth') }).click()
  await arrives(() => expect(days).toBeVisible({ timeout: 300 }))
  await passUntil(3)
  await expect(section.getByRole('button', { name: textOf('sandbox.clock.plusDay') })).toBeDisabled()
  await section.getByRole('button', { name: textOf('flows.common.stop') }).click()
  await arrives(() => expect(days).toHaveCount(0, { timeout: 300 }))
  const stopped = await daysAhead(request)
  expect(stopped).toBeGreaterThanOrEqual(3)
  expect(stopped).toBeLessThanOrEqual(4)

  await section.getByRole('button', { name: textOf('sandbox.clock.runMonth') }).click()
  await arrives(() => expect(days).toBeVisible({ timeout: 300 }))
  await passUntil(30)
  await arrives(() => expect(days).toHaveCount(0, { timeout: 300 }))
  expect(await daysAhead(request)).toBe(stopped + 30)
  await page.clock.resume()
  await expect(section.getByRole('status')).toBeEmpty()
  await section.getByRole('button', { name: textOf('sandbox.clock.backToNow') }).click()
  await expect.poll(() => daysAhead(request)).toBe(0)
})
