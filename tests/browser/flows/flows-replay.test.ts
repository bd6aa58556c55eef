import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternIn, textIn } from '#tests/support/texts.ts'
import { startFlows } from './flows-server.ts'

test.use({ locale: 'en-US' })
// Run serially: the tests replay the same path, and its stored result is shared.
test.describe.configure({ mode: 'default' })

/** A timeout that leaves the browser time to start. */
const SLOWLY = { timeout: 60_000 }

/** A specification row with a short path: the site does not serve the visitor's country. */
const ROW = 'SYS-03'
const accepted = readAccepted('tests/models/site/accepted/system-status.paths.txt')?.paths ?? []
const known = accepted.find(({ steps }) => steps[1]?.label === 'readStatus: site restricted')

test('[QA-07] [QA-09] replays a specification row’s path on another installation and shows the result', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000)
  if (!known) throw new Error('Nothing accepted leads to a restricted site.')
  const { id, steps } = known
  const flows = await startFlows()
  await page.goto(flows.url)
  await page.getByRole('link', { name: textIn('en', 'flows.common.specificationRows') }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: ROW }) })
  await row.getByRole('link', { name: id }).click()

  await page.getByRole('combobox', { name: textIn('en', 'flows.common.language') }).selectOption('en')
  await page.getByLabel(textIn('en', 'flows.paths.width')).selectOption('390')
  await page.getByLabel(textIn('en', 'flows.paths.world')).selectOption('demo')
  await page.getByLabel(textIn('en', 'flows.paths.address')).fill(platform.url)
  await expect(page.getByText('npm run paths -- replay')).toHaveText(
    `npm run paths -- replay ${id} --flow system-status --browser --language en --width 390 --world demo --address ${platform.url}`,
  )
  await page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }).click()
  const replayed = page.getByRole('list', { name: textIn('en', 'flows.paths.replaySteps') })
  await expect(replayed.getByRole('listitem')).toHaveCount(steps.length, { timeout: 240_000 })
  await expect(replayed.getByRole('listitem')).toContainText(steps.map(() => 'passed'))
  await expect(
    page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }),
  ).toBeVisible({ timeout: 60_000 })

  // Wait until the chart marks the page's state and the screenshot is loaded.
  await expect(page).toHaveURL(new RegExp(`step=${steps.length - 1}`))
  const chart = page.getByRole('application', {
    name: textIn('en', 'flows.chart.name', { 0: 'system-status' }),
  })
  await expect(chart.locator('.is-active[data-state="closed.restricted"]')).toBeAttached()
  const picture = page.getByRole('img', {
    name: textIn('en', 'flows.paths.pageAfterStep', { number: steps.length }),
  })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(390)

  await page.getByRole('link', { name: textIn('en', 'flows.common.specificationRows') }).click()
  await expect(row.getByRole('listitem').filter({ hasText: id })).toContainText(
    new RegExp(`passed in the browser.* · en · 390 px · demo · ${platform.url}`),
  )
  await flows.stop()
})

test('a replay continues across a reload, can be watched and stopped, and reports a missing runner', {
  tag: LONG,
}, async ({ page, platform, faults }) => {
  test.setTimeout(240_000)
  const flows = await startFlows()
  await page.goto(`${flows.url}#/system-status?path=${known?.id}`)
  await page.getByLabel(textIn('en', 'flows.paths.address')).fill(platform.url)
  // Slow mode keeps the last state active long enough for the live view to show it.
  await page.getByLabel(textIn('en', 'flows.paths.slowly')).check()
  await page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }).click()
  await expect(page.getByRole('button', { name: textIn('en', 'flows.paths.stopReplay') })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: textIn('en', 'flows.paths.watchLive') }).click()
  const live = page.getByRole('tabpanel', { name: textIn('en', 'flows.common.live') })
  await expect(live.getByRole('status').first()).toContainText(
    textIn('en', 'flows.liveInspector.following', { address: `${platform.url}/` }),
    SLOWLY,
  )
  const chart = page.getByRole('application', {
    name: textIn('en', 'flows.chart.name', { 0: 'system-status' }),
  })
  await expect(chart.locator('.is-active[data-state="closed.restricted"]')).toBeAttached()
  // The replay has closed its browser. The log stays readable.
  await expect(live.getByRole('status').first()).toContainText(
    textIn('en', 'flows.liveInspector.pageLost'),
    SLOWLY,
  )
  await expect(chart.locator('.is-active')).toHaveCount(0)
  await expect(chart.locator('.is-reached[data-state="closed.restricted"]')).toBeAttached()
  await live.getByRole('searchbox', { name: textIn('en', 'flows.liveInspector.logText') }).fill('readStatus')
  const log = live.getByRole('listbox', { name: textIn('en', 'flows.liveInspector.log') })
  await expect(log.getByRole('option', { name: /readStatus/ }).first()).toBeVisible()
  await page.getByRole('tab', { name: textIn('en', 'flows.common.paths') }).click()
  await expect(
    page.getByRole('status').getByText(textIn('en', 'flows.paths.passed'), { exact: true }),
  ).toBeVisible()
  const steps = page
    .getByRole('list', { name: textIn('en', 'flows.paths.replaySteps') })
    .getByRole('listitem')
  await expect(steps).toHaveCount(known?.steps.length ?? 0)

  await page.getByLabel(textIn('en', 'flows.paths.address')).fill('')
  await page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }).click()
  await expect(page.getByText(textIn('en', 'flows.paths.browserStarting'))).toBeVisible({ timeout: 30_000 })
  // The previous result is shown until there is a new one.
  const before = page
    .getByRole('list', { name: textIn('en', 'flows.paths.earlierSteps') })
    .getByRole('listitem')
  await expect(before).toHaveCount(known?.steps.length ?? 0)
  await page.getByRole('link', { name: textIn('en', 'flows.paths.all') }).click()
  await expect(
    page.getByText(textIn('en', 'flows.paths.replayRunning', { id: known?.id ?? '', name: 'system-status' })),
  ).toBeVisible()
  await page.getByRole('button', { name: textIn('en', 'flows.paths.stopReplay') }).click()
  await page.goBack()
  await expect(
    page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }),
  ).toBeVisible({ timeout: 60_000 })
  // Reload first, so that stopping the server does not interrupt a connection.
  await page.reload()
  await expect(steps).toHaveCount(known?.steps.length ?? 0)
  await flows.stop()
  await page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }).click()
  await expect(page.getByText(textIn('en', 'flows.paths.runnerGone'))).toBeVisible()
  expectOnly(faults, /ERR_CONNECTION_REFUSED/)

  await page.goto(`${platform.url}/flows/#/system-status?path=${known?.id}`)
  await expect(page.getByText(textIn('en', 'flows.paths.useTerminal'))).toBeVisible()
  await expect(
    page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }),
  ).toHaveCount(0)
})

test('the flow viewer says why a path cannot be replayed in the page, before and after a replay attempt', {
  tag: LONG,
}, async ({ page }) => {
  test.setTimeout(240_000)
  const flows = await startFlows()
  await page.goto(`${flows.url}#/sms-code?view=paths`)
  const limited = page.getByRole('link').filter({ hasText: textIn('en', 'flows.paths.machineOnly') })
  await limited.first().click()
  await expect(page.getByText(patternIn('en', 'flows.paths.notInPage'))).toBeVisible()
  await page.getByRole('button', { name: textIn('en', 'flows.paths.replay'), exact: true }).click()
  await expect(page.getByRole('status').getByText(textIn('en', 'flows.paths.unwalkable'))).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('alert').filter({ hasText: /^step \d+ / })).toBeVisible()
  await flows.stop()
})
