import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { sandboxState } from '#contract/sandbox.ts'
import { expect, test } from './platform.ts'
import { calm } from './sandbox.ts'

const DAY = 86_400_000

test.afterEach(({ request }) => calm(request))

async function daysAhead(request: APIRequestContext): Promise<number> {
  const reply = await request.get('/sandbox/api/state')
  return v.parse(sandboxState, (await reply.json()).value).clock.offset / DAY
}

test('[CONTR-03] the console plays a month in a minute, day by day, tells how far it is and can be stopped', async ({
  page,
  platform,
  request,
}) => {
  test.setTimeout(150_000)
  await page.clock.install()
  await page.goto(`${platform.url}/sandbox`)
  const section = page.getByRole('region', { name: 'Relógio' })
  const days = section.getByRole('progressbar', { name: 'Dias passados' })
  const passUntil = async (day: number) => {
    for (let at = Number(await days.getAttribute('value')); at < day; at++) {
      await expect(days).toHaveAttribute('value', String(at + 1), { timeout: 15_000 })
      await page.clock.runFor(2_000)
    }
  }
  await section.getByRole('button', { name: 'Um mês em um minuto' }).click()
  await passUntil(3)
  await expect(section.getByRole('button', { name: '+1 dia' })).toBeDisabled()
  await section.getByRole('button', { name: 'Parar' }).click()
  await expect(days).toHaveCount(0)
  const stopped = await daysAhead(request)
  expect(stopped).toBeGreaterThanOrEqual(3)
  expect(stopped).toBeLessThanOrEqual(4)

  await section.getByRole('button', { name: 'Um mês em um minuto' }).click()
  await passUntil(30)
  await expect(days).toHaveCount(0)
  expect(await daysAhead(request)).toBe(stopped + 30)
  await expect(section.getByRole('status')).toBeEmpty()
  await section.getByRole('button', { name: 'Voltar para agora' }).click()
  await expect.poll(() => daysAhead(request)).toBe(0)
})
