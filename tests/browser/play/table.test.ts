import type { APIRequestContext, Page } from '@playwright/test'
import { launchGameOf } from '#tests/browser/auth/trial-player.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { gameControls } from './game-page.ts'
import { balanceOn, checkNewestRound, expectAccessible, roundsOn } from './game-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

type Variant = 'roulette' | 'dice' | 'plinko'

async function openTable(page: Page, request: APIRequestContext, kind: Variant): Promise<void> {
  const token = await sessionOf(request, 'ana')
  await page.goto(await launchGameOf(request, { token, engine: 'table', kind, isTrial: false }))
  await expect(page.getByRole('button', { name: /Apostar|Ponha uma ficha/ })).toBeVisible()
}

const choose: Record<Variant, (page: Page) => Promise<void>> = {
  async roulette(page) {
    await page.getByRole('button', { name: textOf('games.table.red'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '17 preto', exact: true }).focus()
    await page.keyboard.press('Enter')
  },
  async dice(page) {
    await page.getByRole('slider', { name: /Chance/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Chance: 51%')).toBeVisible()
  },
  async plinko(page) {
    await page.getByRole('radio', { name: '8', exact: true }).check()
  },
}

const shown: Record<Variant, RegExp> = {
  roulette: /\d+ (verde|vermelho|preto)\. (Você ganhou|Sem ganho)/,
  dice: /\d+,\d+\. (Você ganhou|Sem ganho)/,
  plinko: /Caixa \d de 9\. (Você ganhou|Sem ganho)/,
}

for (const variant of ['roulette', 'dice', 'plinko'] as const) {
  test(`[GAME-10] ${variant} takes a bet, continues after a reload and pays its result`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await openTable(page, request, variant)
    await choose[variant](page)
    await expectAccessible(page)
    const before = await balanceOn(page)
    const stake = variant === 'roulette' ? 200 : 100
    const answered = page.waitForResponse('**/play/api/rounds')
    await gameControls(page).bet.click()
    await answered
    expect(await balanceOn(page)).toBe(before - stake)
    await page.reload()
    await expect(page.getByRole('status')).toHaveText(shown[variant], { timeout: 20_000 })
    const [round] = await roundsOn(page)
    expect(round?.stake).toBe(stake)
    await expect.poll(() => balanceOn(page)).toBe(before - stake + (round?.payout ?? 0))
    await checkNewestRound(page)
    if (variant === 'roulette') {
      await expect(page.getByRole('button', { name: /Vermelho.*1,00/ })).toBeVisible()
      await page.getByRole('button', { name: textOf('games.table.undo') }).click()
      await page.getByRole('button', { name: textOf('games.common.clear') }).click()
      await expect(page.getByRole('button', { name: textOf('games.table.placeChipFirst') })).toBeVisible()
    }
  })
}

test('table games fit 320 px and run no animations with reduced motion', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const variant of ['roulette', 'dice', 'plinko'] as const) {
    await openTable(page, request, variant)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await choose[variant](page)
    await gameControls(page).bet.click()
    await expect(page.getByRole('status')).toHaveText(shown[variant], { timeout: 20_000 })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})
