import { openWith, sessionOf } from './log-in.ts'
import { expect, test } from './platform.ts'
import { takenOver } from './taken-over.ts'

const S = '/tmp/w/shots'
for (const [w, h] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`shots ${w}`, async ({ page, request }) => {
    await page.setViewportSize({ width: w, height: h })
    await openWith(page, await sessionOf(request, 'ana'))
    await takenOver(page)
    if (w === 390) await page.getByRole('button', { name: 'Menu' }).click()
    const entry = page.getByRole('link', { name: 'Bate-papo' })
    await entry.scrollIntoViewIfNeeded()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `${S}/menu-${w}.png` })
    await entry.click()
    const panel = page.getByRole('dialog', { name: 'Bate-papo' })
    await expect(panel.getByRole('button', { name: /Sala geral/ })).toBeVisible()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${S}/rooms-${w}.png` })
    await panel.getByRole('button', { name: /Sala geral/ }).click()
    const room = page.getByRole('dialog', { name: 'Sala geral' })
    await expect(room.getByRole('log').getByText('Sempre é')).toBeVisible()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${S}/room-${w}.png` })
    await room
      .getByRole('button', { name: /Denunciar/ })
      .last()
      .click()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${S}/report-${w}.png` })
    console.log(page.url())
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
    console.log(page.url(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)))
    await page.goto('/#chat/lobby-june')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `${S}/closed-${w}.png` })
  })
}
