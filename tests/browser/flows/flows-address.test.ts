import { measureByTable } from '@palpite/charts/measure.ts'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import type { Page } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternIn, textOf } from '#tests/support/texts.ts'

/** Returns a pattern that matches any effect of a step in the given language. */
const effectsIn = (language: Language) =>
  new RegExp(
    ['Stores', 'Starts', 'Through']
      .map((effect) => patternIn(language, `flows.simulate.effect${effect}`, { what: '' }).source)
      .join('|'),
  )

const [accepted] = readAccepted('tests/models/auth/accepted/login.paths.txt')?.paths ?? []

const column = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: textOf('flows.common.pageParts') })
    .getByRole('button', { name, exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the flow viewer opens the column of the URL’s panel, but keeps a chosen column until the panel changes', {
    tag: LONG,
  }, async ({ page, platform }) => {
    const show = (address: string) => page.goto(`${platform.url}/flows/#/${address}`)
    const chart = page.getByRole('application')
    await show('login?view=story')
    await expect(page.getByRole('tabpanel', { name: textOf('flows.panels.story') })).toBeVisible()
    await expect(column(page, textOf('flows.common.details'))).toHaveAttribute('aria-pressed', 'true')
    await show('slider?view=simulate')
    await expect(page.getByRole('tabpanel', { name: textOf('flows.panels.simulate') })).toBeVisible()

    await column(page, 'Diagrama').click()
    await expect(chart).toBeVisible()
    await chart.locator('.leaf').first().click()
    await expect(page).toHaveURL(/view=simulate&state=|state=.*view=simulate/)
    await expect(chart).toBeVisible()
    await show('slider?view=paths')
    await expect(page.getByRole('tabpanel', { name: textOf('flows.common.paths') })).toBeVisible()
    await show('slider?view=simulate')
    await expect(page.getByRole('tabpanel', { name: textOf('flows.panels.simulate') })).toBeVisible()
    await show('slider')
    await expect(chart).toBeVisible()

    await column(page, 'Máquinas').click()
    await page.getByRole('link', { name: /^slider / }).click()
    await expect(chart).toBeVisible()
    await show('?view=live')
    await expect(column(page, textOf('flows.common.details'))).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: textOf('flows.common.live'), exact: true }).click()
    await expect(page.getByRole('application', { name: textOf('flows.map.name') })).toBeVisible()
    await show('?view=rows')
    await expect(column(page, 'Linhas')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('rowheader', { name: 'AGENT-02' })).toContainText('Agentes')
    const room = (box: { scrollWidth: number; clientWidth: number }) => box.clientWidth - box.scrollWidth
    expect(await page.locator('main').evaluate(room), 'nothing is cut off').toBe(0)
  })
})

test('the Back button returns to the flow viewer’s previous panel or machine and skips state selections', {
  tag: LONG,
}, async ({ page, platform }) => {
  await page.goto(`${platform.url}/flows/#/slider`)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('História').click()
  await tab('Simular').click()
  await expect(page).toHaveURL(/#\/slider\?view=simulate$/)
  await page
    .getByRole('application', { name: textOf('flows.chart.name', { 0: 'slider' }) })
    .locator('.leaf')
    .first()
    .click()
  await expect(page).toHaveURL(/state=/)
  await page.getByRole('link', { name: /^balance / }).click()
  await expect(page).toHaveURL(/#\/balance\?view=simulate$/)

  await page.goBack()
  await expect(page).toHaveURL(/#\/slider\?.*state=/)
  await expect(tab('Simular')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: textOf('flows.panels.story') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/slider$/)
  await expect(tab('Estrutura')).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(tab('História')).toHaveAttribute('aria-selected', 'true')
})

test('the flow viewer sets each page’s title from its content and translates charts and panels', {
  tag: LONG,
}, async ({ page, platform }) => {
  if (!accepted) throw new Error('No path of the login is accepted.')
  const show = (address: string) => page.goto(`${platform.url}/flows/#/${address}`)
  await show('')
  await expect(page).toHaveTitle(`${textOf('flows.common.mapTitle')} · ${textOf('flows.common.flows')}`)
  await show('nowhere')
  await expect(page).toHaveTitle(
    `${textOf('flows.common.machineMissing', { missing: 'nowhere' })} · ${textOf('flows.common.flows')}`,
  )
  await show('?view=rows')
  await expect(page).toHaveTitle(
    `${textOf('flows.common.specificationRows')} · ${textOf('flows.common.flows')}`,
  )
  await show(`login?path=${accepted.id}`)
  await expect(page).toHaveTitle('login · Caminhos · Fluxos')
  const steps = page.getByRole('tabpanel').getByRole('listitem')
  await expect(steps.first()).toContainText(
    new RegExp(`^1início com um jogador .*(?:${effectsIn('pt').source})`),
  )
  await expect(page.getByRole('tabpanel')).not.toContainText(effectsIn('en'))

  const words = page.getByRole('application').locator('.t-word, .t-guard')
  await expect(words.filter({ hasText: /^de $/ }).first()).toBeAttached()
  await expect(words.filter({ hasText: /^\[senão\]/ }).first()).toBeAttached()
  const english = /^(?:from|invoke|entry|exit|ignored|\[else\]) *$/
  await expect(words.filter({ hasText: english })).toHaveCount(0)

  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page).toHaveTitle('login · Paths · Flows')
  await expect(words.filter({ hasText: /^\[else\]/ }).first()).toBeAttached()
  await expect(steps.first()).toContainText(effectsIn('en'))
})

test('gaps between words in a chart are as wide as the layout expects', {
  tag: LONG,
}, async ({ page, platform }) => {
  await page.goto(`${platform.url}/flows/#/slider`)
  const sentences = page.getByRole('application').locator('.leaf .t-description')
  await expect(sentences.first()).toBeAttached()
  const spaces = await sentences.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const text = node.closest('text')
      const letters = [...(text?.textContent ?? '')]
      return letters.flatMap((letter, at) => (letter === ' ' ? [text?.getSubStringLength(at, 1) ?? 0] : []))
    }),
  )
  expect(spaces.length).toBeGreaterThan(10)
  const measured = measureByTable()(' ', 'description')
  expect(Math.min(...spaces) / measured).toBeCloseTo(1, 1)
})
