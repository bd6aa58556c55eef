import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternIn, textIn, textOf } from '#tests/support/texts.ts'

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

const chooseMethod = 'open.form.editing: method.choose [isOffered] → open.form.editing.idle'

async function openSimulation(page: Page, address: string) {
  await page.goto(address)
  const panel = page.getByRole('tabpanel', { name: textIn('en', 'flows.panels.simulate') })
  const chart = page.getByRole('application')
  return {
    panel,
    chart,
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    take: (label: string) => panel.getByRole('button', { name: new RegExp(`^${label} `) }).click(),
    async shows(state: string) {
      await expect(chart.locator(`.is-active[data-state="${state}"]`).first()).toBeInViewport({ ratio: 0.5 })
    },
    async showsNot(state: string) {
      await expect(chart.locator(`.is-active[data-state="${state}"]`)).toHaveCount(0)
    },
    async isAt(step: number, of: number) {
      await expect(panel.getByText(textIn('en', 'flows.simulate.stepOf', { step, steps: of }))).toBeVisible()
    },
  }
}

test('[FLOW-02] simulates a machine’s events, guards, timers and history, and takes paths to any state', async ({
  page,
  platform,
}) => {
  const { panel, chart, press, take, shows, showsNot, isAt } = await openSimulation(
    page,
    `${platform.url}/flows/#/login?view=simulate`,
  )

  await test.step('takes an event from the list or the chart', async () => {
    await shows('open.form.editing.idle')
    await take('form.submit')
    await shows('open.form.editing.invalid')
    await showsNot('open.form.editing.idle')
    // Show the whole chart, so that every arrow is in the viewport.
    await chart.focus()
    await page.keyboard.press('0')
    await chart.locator(`[data-edge="${chooseMethod}"]`).click()
    await shows('open.form.editing.idle')
    await showsNot('open.form.editing.invalid')
    await isAt(3, 3)
  })

  await test.step('goes back, forward and to the start', async () => {
    await press(textIn('en', 'flows.simulate.back'))
    await shows('open.form.editing.invalid')
    await press(textIn('en', 'flows.simulate.back'))
    await shows('open.form.editing.idle')
    await isAt(1, 3)
    await expect(
      panel.getByRole('button', { name: textIn('en', 'flows.simulate.back'), exact: true }),
    ).toHaveAttribute('aria-disabled')
    await press(textIn('en', 'flows.simulate.forward'))
    await shows('open.form.editing.invalid')
    await panel.getByRole('button', { name: /^3 ?method\.choose/ }).click()
    await shows('open.form.editing.idle')
    await press(textIn('en', 'flows.simulate.restart'))
    await isAt(1, 1)
  })

  await test.step('asks for the outcome of each guard in turn', async () => {
    await take('freePlay.start')
    await shows('open.form.freePlaying')
    await expect(
      panel.getByRole('heading', {
        name: textIn('en', 'flows.simulate.mayAnswer', { actorId: 'startFreePlay' }),
      }),
    ).toBeVisible()
    await panel.getByLabel(textIn('en', 'flows.simulate.askGuards')).check()
    await take('startFreePlay: demo mode unavailable')
    const question = panel.getByRole('group', { name: 'startFreePlay: demo mode unavailable', exact: true })
    await expect(question.getByText(patternIn('en', 'flows.simulate.guardQuestion'))).toBeVisible()
    const answerOf = (guard: string) =>
      question.getByRole('group', { name: textIn('en', 'flows.common.answerOf', { name: guard }) })
    const answer = (guard: string, said: string) => answerOf(guard).getByRole('radio', { name: said }).check()
    await answer('isFreePlayStarted', textIn('en', 'flows.common.yes'))
    await expect(answerOf('isFreePlayThrottled')).toHaveCount(0)
    await answer('isFreePlayStarted', textIn('en', 'flows.common.no'))
    await answer('isFreePlayThrottled', textIn('en', 'flows.common.yes'))
    await press(textIn('en', 'flows.common.continue'))
    await shows('open.form.editing.freePlayThrottled')
    await panel.getByLabel(textIn('en', 'flows.simulate.askGuards')).uncheck()
  })

  await test.step('explains refused events and lets a timer run out', async () => {
    await panel
      .getByRole('combobox', { name: textIn('en', 'flows.simulate.input') })
      .selectOption('an agent who has to wait')
    await shows('open.form.throttled')
    const refused = panel.getByRole('listitem')
    const byCode = refused.filter({ has: page.getByText('method.choose by code', { exact: true }) })
    await expect(byCode).toContainText(
      new RegExp(
        `${textIn('en', 'flows.simulate.guardsSayNo')} ?isOffered ?${textIn('en', 'flows.simulate.ownNo')}`,
      ),
    )
    const submit = refused.filter({ has: page.getByText('form.submit', { exact: true }) })
    await expect(submit).toContainText(
      new RegExp(`${textIn('en', 'flows.simulate.noActiveState')} ?open\\.form\\.editing`),
    )
    await expect(panel.getByText(textIn('en', 'flows.simulate.passed', { passed: '0 s' }))).toBeVisible()
    await press(textIn('en', 'flows.simulate.fireTimer', { name: 'open.form.throttled untilRetry' }))
    await shows('open.form.editing.idle')
    await expect(panel.getByText(textIn('en', 'flows.simulate.passed', { passed: '1 min' }))).toBeVisible()
    await expect(panel.getByText(textIn('en', 'flows.simulate.noTimer'))).toBeVisible()
  })

  await test.step('shows the path to a clicked state and walks it step by step', async () => {
    await panel.getByRole('combobox', { name: textIn('en', 'flows.simulate.input') }).selectOption('a player')
    await isAt(1, 1)
    await chart.focus()
    await page.keyboard.press('0')
    // Click the upper edge: the actions inside the state are clickable too.
    await chart
      .locator('[data-state="open.form.throttled"]')
      .first()
      .click({ position: { x: 4, y: 4 } })
    const way = panel.getByRole('region', {
      name: textIn('en', 'flows.simulate.howToReach', { goal: 'open.form.throttled' }),
    })
    await expect(way.getByText(patternIn('en', 'flows.simulate.stepsFromHere'))).toBeVisible()
    const steps = way.getByRole('listitem')
    await expect(steps.last()).toContainText('startFreePlay: too many requests')
    const count = await steps.count()
    await press(textIn('en', 'flows.simulate.followSteps'))
    await showsNot('open.form.throttled')
    await isAt(1, 1 + count)
    for (let step = 0; step < count; step++) await press(textIn('en', 'flows.simulate.forward'))
    await isAt(1 + count, 1 + count)
    await shows('open.form.throttled')
    await expect(page).not.toHaveURL(/state=/)
  })

  await test.step('shows the path to a transition that cannot be taken now', async () => {
    await chart.locator(`[data-edge="${chooseMethod}"]`).click()
    const way = panel.getByRole('region', {
      name: textIn('en', 'flows.simulate.howHappens', { goal: chooseMethod }),
    })
    await expect(way.getByRole('listitem').last()).toContainText('method.choose')
    await press(textIn('en', 'flows.simulate.goThere'))
    await shows('open.form.editing.idle')
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('names a machine’s inputs in the reader’s language and starts the machine with the selected input', {
    tag: LONG,
  }, async ({ page, platform }) => {
    await page.goto(`${platform.url}/flows/#/login?view=simulate`)
    const start = page.getByRole('combobox', { name: textOf('flows.simulate.input') })
    await start.selectOption('início com um agente, em espera, sem opções')
    await expect(page.getByRole('tabpanel').getByText('open.form.throttled').first()).toBeVisible()
  })
})
