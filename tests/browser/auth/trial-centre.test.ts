import { registerFirst } from '#tests/browser/account/member-page.ts'
import { openWith } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { modulesWithout, registrationPopup } from './registration-popup.ts'
import { startFreePlay } from './trial-player.ts'

const pages = [
  ['/member', textOf('common.myAccount'), textOf('auth.realAccount.account')],
  ['/member/transferFund', textOf('common.myWallet'), textOf('auth.realAccount.wallet')],
  ['/member/depositv2', textOf('common.deposit'), textOf('auth.realAccount.deposit')],
  ['/member/withdraw', textOf('common.withdraw'), textOf('auth.realAccount.withdraw')],
  ['/member/bettingRecord', textOf('common.betHistory'), textOf('auth.realAccount.betHistory')],
  ['/member/messageV2', textOf('common.messages'), textOf('auth.realAccount.messages')],
  ['/member/vip', textOf('common.vip'), textOf('auth.realAccount.vip')],
  ['/task', textOf('common.tasks'), textOf('auth.realAccount.tasks')],
  ['/pointMall', textOf('common.pointsShop'), textOf('auth.realAccount.pointsShop')],
] as const

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

test('[SESS-04] member pages tell trial players what an account offers and lead them to registration', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await startFreePlay(request))
  const main = page.getByRole('main')
  for (const [path, name, gives] of pages) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name} · `))
    await expect(registerFirst(main).text).toBeVisible()
    await expect(main.getByText(gives)).toBeVisible()
  }
  await buttonsIn(main).register.click()
  await expect(registrationPopup(page).popup).toBeVisible()
})

test('[SESS-04] disables a trial player’s register button and says why when registration is off', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  const token = await startFreePlay(request)
  await platform.set('modules', modulesWithout('DIRECTREG3'))
  await openWith(page, token, '/member/depositv2')
  const register = buttonsIn(page.getByRole('main')).register
  await expect(register).toHaveAttribute('aria-disabled', 'true')
  await expect(register).toHaveAccessibleDescription(textOf('auth.registration.unavailable'))
  await expect(page.getByRole('main').getByText(textOf('auth.registration.unavailable'))).toBeVisible()
})
