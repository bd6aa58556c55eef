import type { Locator, Page } from '@playwright/test'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { fitTile, gapOf, passwordOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import { getCodeName, logInName } from './button-names.ts'

export function loginPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('common.logIn') })
  return {
    popup,
    byName: popup.getByRole('tab', { name: textOf('common.username') }),
    byMobile: popup.getByRole('tab', { name: textOf('common.phoneNumber') }),
    user: popup.getByLabel(textOf('common.username')),
    password: popup.getByLabel(textOf('common.password'), { exact: true }),
    captcha: popup.getByLabel(textOf('auth.captcha.label')),
    otherPicture: popup.getByRole('button', { name: textOf('auth.captcha.refresh') }),
    mobile: popup.getByLabel(textOf('common.phoneNumber'), { exact: true }),
    code: popup.getByLabel(textOf('auth.smsCode.label'), { exact: true }),
    remember: popup.getByLabel(textOf('auth.login.remember')),
    submit: popup.getByRole('button', { name: logInName() }),
    freePlay: popup.getByRole('button', {
      name: anyOf(textOf('auth.login.playDemo'), textOf('auth.login.demoStarting')),
    }),
    getCode: popup.getByRole('button', { name: getCodeName() }),
    forgot: popup.getByRole('button', { name: textOf('auth.forgotPassword.title') }),
    said: popup.getByRole('alert'),
  }
}

/** Sets the cookie that remembers a login by code. */
export async function rememberByCode(page: Page, url: string): Promise<void> {
  const login = { user: '', remember: true, mobile: '11988880003', dialingCode: '55', method: 'sms' }
  const value = encodeURIComponent(JSON.stringify(login))
  await page.context().addCookies([{ name: 'remembered-login', value, url }])
}

export async function openLogin(page: Page) {
  await page.goto('/login')
  await takenOver(page)
  const login = loginPopup(page)
  await expect(login.popup).toBeVisible()
  return login
}

/** Logs in through the open login popup and solves the slider by keyboard. */
export async function logInByForm(page: Page, account: string): Promise<void> {
  const login = loginPopup(page)
  await login.user.fill(account)
  await login.password.fill(passwordOf(account))
  await login.submit.click()
  await fitTile(page)
  await expect(login.popup).toHaveCount(0)
}

/** Submits a username and a password and drags the slider. The login may then still be refused. */
export async function tryToLogIn(page: Page, user: string, password: string): Promise<void> {
  const login = loginPopup(page)
  await login.user.fill(user)
  await login.password.fill(password)
  await login.submit.click()
  await dragTile(page)
  await expect(page.getByRole('slider')).toHaveCount(0)
}

export function countCaptchas(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === readCaptcha.path) count += 1
  })
  return () => count
}

/** Drags the slider's tile to its gap. Releases it unless `isLetGo` is false. */
export async function dragTile(page: Page, { isLetGo = true } = {}): Promise<void> {
  const { from, to } = await wayOfTile(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 2 })
  if (isLetGo) await page.mouse.up()
}

/** Drags the slider's tile to its gap by touch and releases it. */
export async function dragTileByTouch(page: Page): Promise<void> {
  const { from, to } = await wayOfTile(page)
  const screen = await page.context().newCDPSession(page)
  const middle = { x: (from.x + to.x) / 2, y: from.y }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const point of [middle, to])
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  // Pause, and end with almost no movement, because Chromium ignores the next tap after a fling.
  await page.waitForTimeout(150)
  await screen.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ ...to, x: to.x + 0.5 }],
  })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

/** Start and end points of the drag. */
async function wayOfTile(page: Page) {
  const handle = page.getByRole('slider')
  await expect(handle).toHaveAttribute('aria-disabled', 'false')
  const gap = await gapOf(page)
  const { x, y, width } = await boxOf(handle)
  const track = await boxOf(handle.locator('..'))
  const from = { x: x + width / 2, y: y + 20 }
  return { from, to: { x: from.x + (gap * track.width) / PICTURE_WIDTH, y: y + 24 } }
}

/** Width of the platform's slider pictures, in pixels. */
const PICTURE_WIDTH = 320

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}
