import type { Page } from '@playwright/test'
import { registerFirst } from '#tests/browser/account/member-page.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textIn, textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const WELCOME = textOf('points.welcomeBack.title')

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

async function pointsOn(page: Page): Promise<number> {
  const figure = main(page)
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: textOf('rewards.pointShop.yourPoints') }) })
    .last()
    .getByRole('definition')
    .first()
  await expect(figure).toHaveText(/\d/)
  return Number((await figure.innerText()).replaceAll('.', ''))
}

test('[PTS-01] [ROUTE-13] converts points only once despite a double click, a lost response and a reload', async ({
  page,
  request,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  await expect(main(page).getByRole('heading', { level: 1, name: textOf('common.pointsShop') })).toBeVisible()
  const conversion = part(page, textOf('rewards.pointShop.convertTitle'))
  const field = conversion.getByLabel(textOf('rewards.pointShop.pointsToConvert'))
  const before = await pointsOn(page)
  await field.fill('300')
  await expect(conversion.getByText('R$ 3,00').first()).toBeVisible()
  await expectFine(page)
  await setFault(request, 'convertPoints', { kind: 'cut' })
  await conversion
    .getByRole('button', { name: textOf('rewards.pointShop.convertTo', { element0: 'R$ 3,00' }) })
    .dblclick()
  await expect(messagesIn(conversion).noAnswerYet).toBeVisible()
  await page.reload()
  await expect(messagesIn(conversion).noAnswerYet).toBeVisible()
  await clearFault(request, 'convertPoints')
  await buttonsIn(conversion).askNow.click()
  await expect(
    conversion.getByText(textOf('rewards.pointShop.converted', { element1: 'R$ 3,00', 0: 300 })),
  ).toBeVisible()
  await expect.poll(() => pointsOn(page)).toBe(before - 300)
  expectOnly(faults, /Failed to load resource|ERR_/)
  await page.goto('/member/transactionHistory')
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: textOf('common.points') }),
  ).toHaveCount(1)
})

test('[PTS-02] lets a member claim a points reward only once, and asks a trial player to register', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  const rewards = part(page, textOf('rewards.pointShop.pointRewards'))
  await expect(
    rewards.getByRole('listitem').filter({ hasText: textOf('points.opinionSurvey.title') }),
  ).toContainText(textOf('points.opinionSurvey.refused'))
  await expect(
    rewards.getByText(textOf('pointReward.atLevel', { level: textOf('vip.level.platinum.name') })),
  ).toBeVisible()
  const back = rewards.getByRole('listitem').filter({ hasText: WELCOME })
  await expect(back.locator('small')).toHaveText(patternOf('rewards.bonuses.claimUntil'))
  const before = await pointsOn(page)
  await rewards
    .getByRole('button', { name: textOf('rewards.rewardClaim.claimNamed', { 0: WELCOME }) })
    .dblclick()
  await expect(
    main(page).getByText(
      textOf('rewards.rewardClaim.receivedPoints', {
        element1: textOf('rewards.points', { points: 150 }),
        0: WELCOME,
      }),
    ),
  ).toBeVisible()
  await expect.poll(() => pointsOn(page)).toBe(before + 150)
  await openWith(page, await startFreePlay(request), '/pointMall')
  await expect(registerFirst(main(page)).text).toBeVisible()
})

for (const [path, heading] of [
  ['/task', textIn('en', 'common.tasks')],
  ['/pointMall', textIn('en', 'common.pointsShop')],
] as const)
  for (const width of [390, 760, 1440])
    test(`${path} passes axe in English at ${width} px, and a wide side menu marks it as current`, {
      tag: LONG,
    }, async ({ page, context, request, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
      await page.setViewportSize({ width, height: 900 })
      await openWith(page, await sessionOf(request, 'ana'), path)
      await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(
        main(page).getByRole('progressbar').or(main(page).getByRole('table')).first(),
      ).toBeVisible()
      const side = page.getByRole('navigation', {
        name: textIn('en', 'layout.sideMenu.accountAndPromotions'),
        includeHidden: true,
      })
      const way = side.getByRole('link', { name: heading, includeHidden: true })
      if (width === 1440) await expect(way).toHaveAttribute('aria-current', 'page')
      await expectFine(page)
    })
