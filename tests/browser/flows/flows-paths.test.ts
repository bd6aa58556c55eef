import fs from 'node:fs/promises'
import path from 'node:path'
import { readChart } from '@palpite/charts/read-chart.ts'
import { loadFlow } from '@palpite/paths/command/known-flow.ts'
import { openProject } from '@palpite/paths/command/project.ts'
import { study } from '@palpite/paths/command/study.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import type { Locator } from '@playwright/test'
import { localeOf } from '#domain/text/language-tag.ts'
import { currentBuild } from '#server/boot/build-cache.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { sliderModel } from '#tests/models/auth/slider.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternIn, textIn } from '#tests/support/texts.ts'
import { startFlows } from './flows-server.ts'

test.use({ locale: 'en-US' })

const chart = readChart(sliderModel.machine)
const [, first] = chart.states

/** Runs one flow as `npm run paths -- all` does and returns its results. */
async function runFlow(name: string) {
  const project = await openProject(path.resolve('.'))
  const flow = project.config.flows.find((one) => one.name === name)
  if (!flow) throw new Error(`There is no flow ${name}.`)
  const { result } = study(await loadFlow(project, flow))
  new ResultsFolder(project.results).writeFlow(result)
  return result
}

const chartOf = (page: { getByRole: Locator['getByRole'] }, name: string) =>
  page.getByRole('application', { name: textIn('en', 'flows.chart.name', { 0: name }) })

test('[FLOW-04] marks the states reached in the last run or in recorded use, and shows paths to the others', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { shares } = await runFlow('slider')
  const flows = await startFlows()
  await page.goto(`${flows.url}#/slider?view=coverage`)
  const drawn = chartOf(page, 'slider')
  await expect(drawn.locator('.is-reached').first()).toBeAttached({ timeout: 30_000 })
  await expect(drawn.locator('.is-unreached')).toHaveCount(0)
  const { covered, total } = shares.transitions
  await expect(
    page.getByRole('row', { name: new RegExp(`^${textIn('en', 'flows.coverage.transitions')} \\d`) }),
  ).toContainText(`${covered}/${total}`)
  await expect(page.getByText(textIn('en', 'flows.panels.allCovered'))).toBeVisible()

  await page.getByRole('button', { name: textIn('en', 'flows.panels.recordedUse') }).click()
  await expect(page.getByText(textIn('en', 'flows.panels.noRecordedUse'))).toBeVisible()
  await expect(drawn.locator('.is-reached')).toHaveCount(0)
  await page.evaluate((state) => {
    const slider = { states: { '(root)': 1, [state]: 2 }, edges: {} }
    localStorage.setItem('flows.use', JSON.stringify({ slider }))
  }, first?.id ?? '')
  await page.reload()
  await page.getByRole('button', { name: textIn('en', 'flows.panels.recordedUse') }).click()
  await expect(drawn.locator(`.is-reached[data-state="${first?.id}"]`)).toBeAttached({ timeout: 30_000 })
  await expect(drawn.locator('.is-unreached').first()).toBeAttached()
  await expect(page.getByRole('row', { name: /^States 1\// })).toBeVisible()
  await page
    .getByRole('button', { name: textIn('en', 'flows.coverage.howToReach') })
    .first()
    .click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^start → / })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: textIn('en', 'flows.panels.both') }).click()
  await expect(drawn.locator('.is-unreached')).toHaveCount(0)
  await flows.stop()
})

test('[FLOW-06] compares versions of a machine in one chart and lists additions, removals and changes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const flows = await startFlows('--since', 'HEAD')
  await page.goto(`${flows.url}#/slider?view=compare`)
  const drawn = chartOf(page, 'slider')
  await expect(drawn).toBeVisible({ timeout: 30_000 })
  const [gone] = chart.transitions
  const before = {
    ...chart,
    states: [
      ...chart.states.map((state) =>
        state === first ? { ...state, description: 'It said something else.' } : state,
      ),
      { ...chart.states.at(-1), id: 'formerly', key: 'formerly', description: 'It was there.' },
    ],
    transitions: chart.transitions.filter((one) => one !== gone),
  }
  const choose = (name: string, text: string) =>
    page
      .getByLabel(textIn('en', 'flows.compare.file'))
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('broken.json', '{"id": 1}')
  await expect(page.getByRole('alert')).toContainText(
    patternIn('en', 'flows.compare.notChartAt', { where: 'id' }),
  )
  await choose('words.txt', 'a chart')
  await expect(page.getByRole('alert')).toContainText(patternIn('en', 'flows.compare.notJson'))

  await choose(
    'before.json',
    JSON.stringify(before, (_, value) => value ?? null),
  )
  await expect(drawn.locator('.is-removed[data-state="formerly"]')).toBeAttached({ timeout: 30_000 })
  await expect(drawn.locator(`.is-changed[data-state="${first?.id}"]`)).toBeAttached()
  await expect(drawn.locator('.is-added').first()).toBeAttached()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('Description: was It said something else.')
  await expect(panel.getByRole('link', { name: gone?.source ?? '' })).not.toHaveCount(0)
  await panel.getByRole('link', { name: 'State formerly' }).click()
  await expect(page).toHaveURL(/state=formerly/)

  await page.getByRole('button', { name: textIn('en', 'flows.panels.swap') }).click()
  await expect(drawn.locator('.is-added[data-state="formerly"]')).toBeAttached({ timeout: 30_000 })
  await page.getByLabel(textIn('en', 'flows.compare.with')).selectOption('slider at HEAD')
  await expect(page.getByText(textIn('en', 'flows.panels.same'))).toBeVisible()
  await page.getByLabel(textIn('en', 'flows.compare.with')).selectOption('captcha')
  await expect(drawn.locator('.is-added, .is-removed').first()).toBeAttached({ timeout: 30_000 })
  await page.getByRole('tab', { name: textIn('en', 'flows.panels.outline') }).click()
  await expect(drawn.locator('.is-added, .is-removed')).toHaveCount(0, { timeout: 30_000 })
  await flows.stop()
})

test('the coverage panel shows the time of the last run, or the build time on a static host', {
  tag: LONG,
}, async ({ page, platform }) => {
  const { at } = await runFlow('slider')
  const momentOf = (moment: string) =>
    new Intl.DateTimeFormat(localeOf('en', {}), {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }).format(new Date(moment))
  await page.goto(`${platform.url}/flows/#/slider?view=coverage`)
  await expect(page.getByText(textIn('en', 'flows.coverage.runOf', { moment: momentOf(at) }))).toBeVisible()
  await expect(chartOf(page, 'slider').locator('.is-reached').first()).toBeAttached()

  const folder = path.join(await currentBuild(path.resolve('.'), () => {}), 'flows')
  const { built } = JSON.parse(await fs.readFile(path.join(folder, 'kept/slider.json'), 'utf8'))
  await page.route('http://flows.example/some/where/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: path.join(folder, pathname.slice('/some/where/'.length) || 'index.html') })
  })
  const show = (address: string) => page.goto(`http://flows.example/some/where/#/${address}`)
  await show('slider?view=coverage')
  // Whether there was a run when the page was built depends on the machine.
  const builtAt = momentOf(built)
  await expect(
    page
      .getByText(patternIn('en', 'flows.coverage.runWhenBuilt', { builtAt }))
      .or(page.getByText(patternIn('en', 'flows.coverage.noRunWhenBuilt', { builtAt }))),
  ).toBeVisible()

  await show('slider?path=zzzzzzzz&view=story')
  await expect(page.getByRole('alert')).toHaveText(
    textIn('en', 'flows.paths.missing', { missing: 'zzzzzzzz' }),
  )
  await show('?path=zzzzzzzz')
  await expect(page.getByRole('alert')).toHaveText(
    textIn('en', 'flows.paths.withoutMachine', { path: 'zzzzzzzz' }),
  )
  await show('slider?view=live')
  await page
    .getByLabel(textIn('en', 'flows.liveInspector.listenTo'))
    .selectOption(textIn('en', 'flows.liveInspector.runner'))
  await expect(page.getByText(textIn('en', 'flows.liveInspector.noRunner'))).toBeVisible()
})

test('the flow viewer’s URL names a path and a step, and the keys and buttons continue from that step', {
  tag: LONG,
}, async ({ page, platform }) => {
  const { paths } = await runFlow('slider')
  const shown = paths.find(({ steps }) => steps.length > 3)
  await page.goto(`${platform.url}/flows/#/slider?path=${shown?.id}&step=2`)
  const steps = page.getByRole('tabpanel').getByRole('button', { name: /^\d+ ?\S/ })
  const present = page.locator('[aria-current="step"]')
  await expect(present).toContainText(shown?.steps[2]?.label ?? '')
  await expect(steps).toHaveCount(shown?.steps.length ?? 0)
  await expect(page.getByRole('tab', { name: textIn('en', 'flows.common.paths') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(chartOf(page, 'slider').locator('.is-active').first()).toBeAttached()
  await page.getByRole('button', { name: textIn('en', 'flows.simulate.forward'), exact: true }).click()
  await expect(page).toHaveURL(/step=3/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/step=1/)
  await expect(present).toContainText(shown?.steps[1]?.label ?? '')
  await expect(page.getByText(/^npm run paths -- replay/)).toContainText(shown?.id ?? '')

  await page.getByRole('tab', { name: textIn('en', 'flows.panels.simulate') }).click()
  const panel = page.getByRole('tabpanel', { name: textIn('en', 'flows.panels.simulate') })
  await expect(panel.getByText(patternIn('en', 'flows.panels.onPath', { 0: shown?.id ?? '' }))).toBeVisible()
  await expect(page).toHaveURL(/step=1/)
  await panel.getByRole('button', { name: textIn('en', 'flows.simulate.forward'), exact: true }).click()
  await expect(page).toHaveURL(/step=2/)
  await page.reload()
  await expect(
    panel.getByText(textIn('en', 'flows.simulate.stepOf', { step: 3, steps: shown?.steps.length ?? 0 })),
  ).toBeVisible()
  await panel.getByRole('button', { name: textIn('en', 'flows.simulate.restart') }).click()
  await expect(page).not.toHaveURL(/path=|step=/)
  await expect(panel.getByText(textIn('en', 'flows.simulate.stepOf', { step: 1, steps: 1 }))).toBeVisible()
})
