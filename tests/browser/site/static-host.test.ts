import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { gameControls, gameOn, openSlot, SLOT, tileOf } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf } from '#tests/support/texts.ts'
import { fullPageMessage } from './full-page-message.ts'
import { asStaticFile } from './static-host.ts'

test('a static build supports login, play, reload and Back', { tag: LONG }, async ({ page, faults }) => {
  await asStaticFile(page)
  await page.goto('/')
  await tileOf(page, SLOT).click()
  await logInByForm(page, 'ana')
  const game = gameOn(page)
  await gameControls(game).spin.click()
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 15_000,
  })
  await page.reload()
  await expect(gameControls(game).spin).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await openSlot(page)
  // The browser treats a page served by the test as coming from another network and blocks its socket.
  expectOnly(faults, /LOCAL_NETWORK_ACCESS/)
})

test('a static build opens login, unknown and members-only URLs', {
  tag: LONG,
}, async ({ page }) => {
  await asStaticFile(page)
  await page.goto('/login')
  await expect(loginPopup(page).popup).toBeVisible()
  await page.goto('/no/such/page')
  await expect(fullPageMessage(page).notFound).toBeVisible()
  await page.goto('/seamless?nodeId=10001&vassalage=PG&gameType=RNG')
  await expect(page).toHaveURL(/\/login\?next=/)
})
