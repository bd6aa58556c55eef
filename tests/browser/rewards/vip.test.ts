import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')

test('[MEM-15] shows the VIP level, its benefits and the next level’s requirements when a retry succeeds', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'readVip', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'), '/member/vip')
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: textOf('rewards.vip.loadFailed') }),
  ).toBeVisible()
  await expectFine(page)
  expectOnly(faults, /Failed to load resource/)
  await clearFault(request, 'readVip')
  await buttonsIn(main(page)).retry.click()
  await expect(main(page).getByRole('region', { name: textOf('rewards.vip.yourLevel') })).toContainText(
    textOf('vip.level.gold.name'),
  )
  await expect(main(page).getByRole('progressbar', { name: textOf('common.deposits') })).toBeVisible()
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: textOf('vip.level.diamond.name') }),
  ).toContainText('R$ 1.200,00')
  await expectFine(page)
})
