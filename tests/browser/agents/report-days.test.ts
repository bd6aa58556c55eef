import { listUserLosses } from '#protocol/agents/team-reports.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm, moveClock, platformTime } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { dayAfter, dayOf } from '#ui/kit/forms/day-range.ts'

const ZONE = 'America/Sao_Paulo'
const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000

test.afterEach(({ request }) => calm(request))

test('[AGENT-03] [AGENT-05] the clock and the days of reports follow the platform’s time, not the device’s', {
  tag: LONG,
}, async ({ page, request }) => {
  const now = await platformTime(request)
  const today = dayOf(new Date(now), ZONE)
  const untilMidnight = DAY - ((now - 3 * HOUR) % DAY)
  await moveClock(request, untilMidnight - HOUR)
  await page.clock.install({ time: now - 40 * DAY })
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/losses?days=today')
  const days = [
    reportFilters(page).from,
    page.getByLabel(textOf('kit.forms.lastDay'), { exact: true }),
  ] as const
  const expectToday = async (day: string) => {
    for (const end of days) await expect(end).toHaveValue(day)
    await expect(days[1]).toHaveAttribute('max', day)
  }
  const clock = page.getByRole('timer')
  await expectToday(today)
  await expect(clock).toContainText(/^23:0/)

  await moveClock(request, untilMidnight - MINUTE)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(clock).toContainText(/^23:59:/)
  await expectToday(today)

  const asked = page.waitForRequest((sent) => {
    const { pathname, searchParams } = new URL(sent.url())
    const from = searchParams.get('from')
    return pathname === listUserLosses.path && !!from && dayOf(new Date(from), ZONE) === dayAfter(today, 1)
  })
  await page.clock.runFor(MINUTE + 5_000)
  await expectToday(dayAfter(today, 1))
  await expect(clock).toContainText(/^00:0/)
  await asked
})
