import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { helpCentre } from './help-page.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const questions = (page: Page) => main(page).locator('summary')

test('a visitor finds a help answer by search and topic, and the URL keeps the selection', {
  tag: [LONG, JOURNEY],
}, async ({ page }) => {
  const help = helpCentre(main(page))
  await page.goto('/')
  await takenOver(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textOf('common.help') })
    .click()
  await expect(page).toHaveURL('/helpmc')
  const search = help.search
  await search.fill('autenticacao')
  await expect(main(page).getByText(textOf('support.helpCenter.emptyTitle'))).toBeVisible()
  await search.fill('codigo autenticador')
  await expect(questions(page)).toHaveText([textOf('help.account.security.title')])
  await expect(main(page).getByRole('status')).toHaveText(textOf('support.helpCenter.found', { 0: 1 }))
  await questions(page).first().press('Enter')
  await expect(help.recoveryCodes).toBeVisible()
  await expect(page).toHaveURL(/\/helpmc\?search=codigo\+autenticador#[\w-]{36}$/)
  await search.fill('')
  await help.terms.click()
  await expect(page).toHaveURL('/helpmc?tag=term')
  const terms = main(page).getByRole('heading', { level: 2, name: textOf('common.terms') })
  await expect(terms).toBeVisible()
  await expect(questions(page)).toHaveCount(0)
  await page.reload()
  await expect(terms).toBeVisible()
  await page.goBack()
  await expect(help.everything).toHaveAttribute('aria-pressed', 'true')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('offers a retry when help fails to load, and then opens the answer named in the URL', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await page.goto('/helpmc')
  await expect(questions(page).first()).toBeVisible()
  const [id] = await main(page)
    .locator('details')
    .evaluateAll((all) => all.map((one) => one.id))
  await setFault(request, 'readHelpCenter', { kind: 'error', times: 1 })
  await page.goto(`/helpmc?tag=account#${id}`)
  await buttonsIn(main(page)).retry.click()
  await expect(main(page).locator('details[open]')).toHaveCount(1)
  await expect(main(page).locator('details[open]')).toHaveAttribute('id', id ?? '')
  expectOnly(faults, /500/)
  const gone = main(page).getByText(textOf('support.helpCenter.answerGone'))
  await expect(gone).toHaveCount(0)
  await page.goto('/helpmc#nothing')
  await expect(gone).toBeVisible()
  await expect(questions(page).first()).toBeVisible()
})
