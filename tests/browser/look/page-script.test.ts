import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { scriptOf } from '#tests/browser/kit/script-of.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

for (const [what, name] of [
  ['for earnings', textOf('agents.myEarnings.title')],
  ['for contracts', textOf('agents.contracts.title')],
] as const)
  test(`retries the failed script of an agent page ${what}`, {
    tag: LONG,
  }, async ({ page, request, faults }) => {
    await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/bets')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Wait for hydration too, since the server already renders the heading. Before hydration, the link would
    // load a new page.
    await takenOver(page)
    let lost = 0
    await page.route('**/assets/*.js', (route) => {
      lost += 1
      return route.abort()
    })
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await expect(buttonsIn(page).retry).toBeVisible()
    expect(lost).toBeGreaterThan(0)
    await page.unroute('**/assets/*.js')
    await buttonsIn(page).retry.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expectOnly(faults, /ERR_FAILED|did not load|dynamically imported/)
  })

/** Holds back a script until `letGo` is called. `isAsked` tells whether it was requested. */
async function holdBack(page: Page, source: string) {
  let letGo = () => {}
  const goesOn = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isAsked = false
  await page.route(`**${await scriptOf(source)}`, async (route) => {
    isAsked = true
    await goesOn
    await route.continue()
  })
  return { letGo, isAsked: () => isAsked }
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })

for (const width of [390, 1440]) {
  test(`preloads an agent page on focus and shows its title while the script loads at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome')
    await expect(heading(page, textOf('agents.teamOverview.title'))).toBeVisible()
    const { letGo, isAsked } = await holdBack(page, 'src/pages/agents/agent-bets.page.tsx')
    if (width < 760) await siteLayout(page).menuButton.click()
    const place = width < 760 ? page.getByRole('dialog') : page
    const link = place.getByRole('link', { name: textOf('agents.teamBetting.title') }).first()
    await link.focus()
    await expect.poll(isAsked).toBe(true)
    await link.click()
    await expect(heading(page, textOf('agents.teamBetting.title'))).toBeVisible()
    await expect(page).toHaveTitle(`${textOf('agents.teamBetting.title')} · Palpite`)
    await expect(main(page).locator('[aria-busy="true"]')).toBeVisible()
    const before = await heading(page, textOf('agents.teamBetting.title')).boundingBox()
    letGo()
    await expect(main(page).getByRole('table').first()).toBeVisible()
    await expect(page).toHaveTitle(`${textOf('agents.teamBetting.title')} · Palpite`)
    const after = await heading(page, textOf('agents.teamBetting.title')).boundingBox()
    expect([after?.x, after?.y, after?.height]).toEqual([before?.x, before?.y, before?.height])
  })
}

test('preloads a member page on hover and shows its title while the script loads', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member')
  await expect(heading(page, textOf('common.myAccount'))).toBeVisible()
  const { letGo, isAsked } = await holdBack(page, 'src/pages/cashier/deposit.page.tsx')
  const link = main(page)
    .getByRole('link', { name: textOf('common.deposit') })
    .first()
  await link.hover()
  await expect.poll(isAsked).toBe(true)
  await link.click()
  await expect(page).toHaveTitle(`${textOf('common.deposit')} · Palpite`)
  await expect(heading(page, textOf('common.deposit'))).toBeVisible()
  letGo()
  await expect(main(page).getByRole('radio').first()).toBeVisible()
})
