import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { gameTiles } from '#tests/browser/lobby/game-tiles.ts'
import { homeReady, openSlot } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'

/** Minimum target size in pixels, as required by WCAG 2.2, criterion 2.5.5. */
const FINGER = 44

/**
 * Returns the targets smaller than a finger: a press half a finger away from the centre, on one of the four
 * sides, hits something else. Ignores covered targets and targets within a paragraph.
 */
const tooSmall = (page: Page, inside = 'body') =>
  page.evaluate(
    ([root, half]) => {
      const meets = (target: Element, x: number, y: number): boolean => {
        const met = document.elementFromPoint(x, y)
        return met !== null && (target.contains(met) || met.closest('label')?.contains(target) === true)
      }
      const small: string[] = []
      for (const target of document.querySelectorAll(
        `${root} :is(a, button, input, select, [role="option"])`,
      )) {
        if (target.closest('p') || !target.checkVisibility({ visibilityProperty: true })) continue
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width < 2 || !meets(target, x, y)) continue
        const sides = [x - half, y, x + half, y, x, y - half, x, y + half]
        const isLarge = [0, 2, 4, 6].every((at) => meets(target, sides[at] ?? 0, sides[at + 1] ?? 0))
        if (!isLarge)
          small.push(`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 160)}`)
      }
      return small
    },
    [inside, FINGER / 2 - 1] as const,
  )

test.use({ viewport: { width: 390, height: 844 } })

test('the controls on Home, in a list and on a lottery page measure at least 44 px on a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token)
  await homeReady(page)
  expect(await tooSmall(page)).toEqual([])
  for (const path of ['/live', '/lottery?gameCode=FIVE_MINUTES']) {
    await openWith(page, token, path)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    expect({ path, small: await tooSmall(page) }).toEqual({ path, small: [] })
  }
})

test('the controls in a game’s details and in the bar above a game measure at least 44 px on a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng')
  await gameTiles(page.getByRole('main')).infos.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await tooSmall(page, '[role="dialog"]')).toEqual([])
  await page.goto('/')
  await openSlot(page)
  expect(await tooSmall(page)).toEqual([])
})

test('the controls of favourites, winners, streams and other lists measure at least 44 px on a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  for (const path of ['/rng', '/pvp', '/favorite', '/winners', '/streamView', '/lottery']) {
    await openWith(page, token, path)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    expect({ path, small: await tooSmall(page) }).toEqual({ path, small: [] })
  }
})
