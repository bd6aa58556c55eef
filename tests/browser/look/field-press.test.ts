import type { Page } from '@playwright/test'
import { boxOf } from '#tests/browser/auth/login-popup.ts'
import { openRegistration, PASSWORD } from '#tests/browser/auth/registration-popup.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

const DIFFERS = textOf('auth.registration.confirmMismatch')

/** Types a confirmation that differs from the password. Keeps the focus, since errors appear on blur. */
async function confirmWrongly(page: Page) {
  const { byName, password, confirmation, agreed } = await openRegistration(page)
  await byName.click()
  await password.fill(PASSWORD)
  await confirmation.fill(`${PASSWORD}!`)
  await expect(confirmation).toBeFocused()
  await agreed.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(agreed)
  return { confirmation, agreed, middle: { x: x + width / 2, y: y + height / 2 } }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} px, a press that leaves a field hits its target before the field’s error appears`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { confirmation, agreed, middle } = await confirmWrongly(page)
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await expect(confirmation).not.toBeFocused()
    await expect(confirmation).not.toHaveAttribute('aria-invalid')
    await page.mouse.up()
    await expect(agreed).toBeChecked()
    await expect(confirmation).toHaveAccessibleDescription(DIFFERS)
  })

test('shows a field’s error on Tab even while the mouse button is held down', {
  tag: LONG,
}, async ({ page }) => {
  const { confirmation, agreed, middle } = await confirmWrongly(page)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await expect(confirmation).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(confirmation).toHaveAccessibleDescription(DIFFERS)
  await confirmation.fill(PASSWORD)
  await confirmation.fill(`${PASSWORD}!`)
  await page.keyboard.press('Tab')
  await expect(confirmation).toHaveAccessibleDescription(DIFFERS)
  await expect(agreed).not.toBeChecked()
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap that leaves a field hits its target before the field’s error appears', { tag: LONG }, async ({
    page,
  }) => {
    const { confirmation, agreed, middle } = await confirmWrongly(page)
    await page.touchscreen.tap(middle.x, middle.y)
    await expect(agreed).toBeChecked()
    await expect(confirmation).toHaveAccessibleDescription(DIFFERS)
  })
})
