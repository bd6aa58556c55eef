import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { isLong } from '#tests/support/is-long.ts'

test.use({ forcedColors: 'active' })

const pages = isLong
  ? [
      '/rng',
      '/member/depositv2',
      '/member/bettingRecord',
      '/promotions',
      '/pvp',
      '/help',
      '/pointMall',
      '/member/vip',
    ]
  : ['/rng', '/member/depositv2']

test('selected and focused controls are marked in a contrast theme', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect.poll(() => page.evaluate(selected), path).not.toEqual([])
    const found = await page.evaluate(selected)
    expect(
      found.filter(({ isMarked }) => !isMarked),
      path,
    ).toEqual([])
    expect(await unmarkedFocuses(page), path).toEqual([])
  }
})

/** Selected, pressed or checked controls, and whether a highlight or outline marks them. Runs in the page. */
function selected(): { name: string; isMarked: boolean }[] {
  const sample = document.createElement('i')
  sample.style.cssText = 'background: Highlight; forced-color-adjust: none'
  document.body.append(sample)
  const highlight = getComputedStyle(sample).backgroundColor
  sample.remove()
  const marks = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'
  const controls = [...document.querySelectorAll(marks)].filter((element) => element.checkVisibility())
  const labels = [...document.querySelectorAll('label:has(> input:checked)')]
  return [
    ...controls.map((element) => ({
      name: element.textContent ?? '',
      isMarked: getComputedStyle(element).backgroundColor === highlight,
    })),
    ...labels.map((element) => ({
      name: element.textContent ?? '',
      isMarked: getComputedStyle(element).outlineStyle === 'solid',
    })),
  ]
}

/** Controls that are reachable by Tab but draw no outline on focus. */
async function unmarkedFocuses(page: Page): Promise<string[]> {
  const unmarked = new Set<string>()
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      return getComputedStyle(focused).outlineStyle === 'solid' ? null : focused.outerHTML.slice(0, 80)
    })
    if (name) unmarked.add(name)
  }
  return [...unmarked]
}
