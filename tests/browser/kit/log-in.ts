import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { createSealer } from '#api/http/sealer.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import { heldSession } from '#protocol/auth/held-session.ts'
import { login } from '#protocol/auth/login.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { continuePlayingMarker } from '#protocol/lobby/continue-playing-marker.ts'
import { challenges, loginLink } from '#protocol/sandbox/auth.ts'
import { demoLogins } from '#server/demo-data/demo-accounts.ts'

export function passwordOf(account: string): string {
  const known = demoLogins.find((one) => one.account === account)
  if (!known) throw new Error(`There is no demo account ${account}.`)
  return known.password
}

export async function fitTile(page: Page): Promise<void> {
  const handle = page.getByRole('slider')
  await expect(handle).not.toHaveAttribute('aria-valuemax', '0')
  const gap = await gapOf(page)
  await handle.focus()
  await page.keyboard.press('Home')
  for (let left = 0; gap - left > 1; left += gap - left > 12 ? 12 : 2) {
    await page.keyboard.press(gap - left > 12 ? 'Shift+ArrowRight' : 'ArrowRight')
  }
  await page.keyboard.press('Enter')
}

/** Position of the gap in the slider captcha, in image pixels from the left. */
export async function gapOf(page: Page): Promise<number> {
  const clientId = await page.evaluate(() => sessionStorage.getItem('clientId') ?? '')
  return gapFor(page.request, (slider) => slider.clientId === clientId)
}

export const sealerOf = (request: APIRequestContext) =>
  createSealer(async () =>
    v.parse(readPublicKey.reply, (await (await request.get(readPublicKey.path)).json()).value),
  )

/** Logs in without a page. Returns the session token. Demo accounts need no `password`. */
export async function sessionOf(
  request: APIRequestContext,
  account: string,
  side: LoginSide = 'player',
  password = passwordOf(account),
): Promise<string> {
  const headers = { 'client-id': randomUUID() }
  const puzzle = await request.post(createSliderChallenge.path, { headers, data: { action: 'login' } })
  const { id } = v.parse(createSliderChallenge.reply, (await puzzle.json()).value)
  const left = await gapFor(request, (slider) => slider.id === id)
  const judged = await request.put(verifySlider.path, { headers, data: { id, left } })
  const { pass } = v.parse(verifySlider.reply, (await judged.json()).value)
  const data = await sealerOf(request).seal({
    type: 'username',
    username: account,
    password,
    slider: pass,
    side,
  })
  const reply = await (await request.post(login.path, { headers, data })).json()
  expect(reply).toMatchObject({ success: true })
  return v.parse(login.reply, reply.value).token
}

/** Stores a session (LOGIN-11) in a tab, marks its member as having played, and opens `path`. */
export async function openWith(page: Page, token: string, path = '/'): Promise<void> {
  const kept = { [heldSession.keptAs]: token, [continuePlayingMarker.keptAs]: 'true' }
  await page.addInitScript(
    ({ kept, once }) => {
      // Store the session only once per tab. Otherwise, a page loaded after logout would log in again. Skip
      // frames and pages without storage.
      if (window !== top || self.origin === 'null' || sessionStorage.getItem(once)) return
      for (const [name, text] of Object.entries({ ...kept, [once]: 'true' }))
        sessionStorage.setItem(name, text)
    },
    { kept, once: `openedWith-${randomUUID()}` },
  )
  // Load another page first, since a URL that differs only in its hash would not load a new page.
  await page.goto('about:blank')
  await page.goto(path)
}

/** Creates a login link for an account, as the sandbox console does. */
export async function loginLinkFor(request: APIRequestContext, account: string): Promise<string> {
  const reply = await request.put('/sandbox/api/login-links', { data: { account } })
  return v.parse(v.object({ value: loginLink }), await reply.json()).value.address
}

async function gapFor(
  request: APIRequestContext,
  isMeant: (slider: { id: string; clientId: string }) => boolean,
): Promise<number> {
  const reply = await request.get('/sandbox/api/challenges')
  const slider = v.parse(challenges, (await reply.json()).value).sliders.find(isMeant)
  if (!slider) throw new Error('The platform knows of no such slider.')
  return slider.left
}

/** Removes the session from a tab. Leaves the page first, so that the page makes no more calls. */
export async function clearSession(page: Page): Promise<void> {
  await page.goto('/art/posters/login.svg')
  await page.evaluate(() => sessionStorage.clear())
}
