import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { claimButtons } from './claims-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const DEPOSITS = textOf('points.depositsMonth.title')

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

test('[TASK-01] [ROUTE-06] the task page requires a login, claims finished tasks and links to open ones', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto('/task')
  await expect(page).toHaveURL(/\/login\?/)
  await openWith(page, await sessionOf(request, 'ana'), '/task')
  const ready = part(page, textOf('rewards.readyToClaim'))
  const task = ready.getByRole('listitem').filter({ hasText: DEPOSITS })
  await expect(task).toContainText(/1 d \d+ h/)
  const sum = main(page)
    .getByRole('term')
    .filter({ hasText: textOf('rewards.readyToClaim') })
    .locator('..')
  await expect(sum.getByRole('definition')).toHaveText([
    /^R\$\s28,00$/,
    textOf('rewards.andPoints', { points: 700 }),
  ])
  await expect(
    part(page, textOf('rewards.tasks.pastTitle'))
      .getByRole('listitem')
      .filter({ hasText: textOf('task.firstDeposit.title') }),
  ).toContainText(textOf('rewards.ended'))
  await expectFine(page)
  await task.getByRole('button').click()
  await expect(
    main(page).getByText(
      textOf('rewards.rewardClaim.receivedPoints', {
        element1: textOf('rewards.points', { points: 150 }),
        0: DEPOSITS,
      }),
    ),
  ).toBeVisible()
  await expect(part(page, textOf('rewards.tasks.pastTitle'))).toContainText(DEPOSITS)
  await ready
    .getByRole('button', { name: textOf('rewards.rewardClaim.claimNamed', { 0: textOf('task.bets.title') }) })
    .click()
  const dialog = page.getByRole('dialog', { name: textOf('task.bets.title') })
  await expect(dialog).toContainText(`R$ 3,00 + ${textOf('rewards.points', { points: 50 })}`)
  await claimButtons(dialog).claim.click()
  await expect(claimButtons(dialog).claimed).toBeFocused()
  await page.keyboard.press('Escape')
  await part(page, textOf('rewards.tasks.toDo'))
    .getByRole('link', { name: textOf('common.myAccount') })
    .click()
  await expect(page).toHaveURL('/member/securityCenter')
})
