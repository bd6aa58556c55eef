import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import type { Calls } from '#protocol/calls.ts'
import { challenges, twoFactorMade } from '#protocol/sandbox/auth.ts'
import type { fault } from '#protocol/sandbox/faults.ts'
import { outboxReply } from '#protocol/sandbox/outbox.ts'
import { sandboxState, type World } from '#protocol/sandbox/platform.ts'

/** Applies a fault to calls of this name until it is cleared or has affected `times` calls. */
export async function setFault(
  request: APIRequestContext,
  call: keyof Calls,
  data: v.InferInput<typeof fault>,
): Promise<void> {
  await change(request, `faults/${call}`, data)
}

export async function clearFault(request: APIRequestContext, call: keyof Calls): Promise<void> {
  await request.delete(`/sandbox/api/faults/${call}`)
}

/** Whether a fault is still set for this call. */
export async function isFaulty(request: APIRequestContext, call: keyof Calls): Promise<boolean> {
  const reply = await request.get('/sandbox/api/state')
  const { calls } = v.parse(sandboxState, (await reply.json()).value)
  return calls.find(({ name }) => name === call)?.fault != null
}

/** Sets the platform's clock `offset` milliseconds ahead of the machine's. */
export const moveClock = (request: APIRequestContext, offset: number): Promise<void> =>
  change(request, 'clock', { offset })

/**
 * Replaces all data with a named world: accounts, limits, switches and faults. The clock does not change.
 * Popups are off until a test enables them.
 */
export async function seedWorld(request: APIRequestContext, world: World): Promise<void> {
  await change(request, 'world', { world })
  await showPopups(request, [])
}

/**
 * Enables popups for these audiences only: `A` for members, `B` for visitors, `F` for a member's first login.
 */
export const showPopups = (request: APIRequestContext, executions: ('A' | 'B' | 'F')[]): Promise<void> =>
  change(request, 'settings/popups', { executions })

export async function changePoints(
  request: APIRequestContext,
  changed: { conversionOn?: boolean; redemptionOn?: boolean },
): Promise<void> {
  const reply = await request.get('/sandbox/api/state')
  const { settings } = v.parse(sandboxState, (await reply.json()).value)
  const points = v.parse(v.looseObject({}), settings.points)
  await change(request, 'settings/points', { ...points, ...changed })
}

/** Clears every fault and resets the clock. */
export async function calm(request: APIRequestContext): Promise<void> {
  await request.delete('/sandbox/api/faults')
  await moveClock(request, 0)
}

/** Settles all due contracts now, without waiting for the platform to do so in the background. */
export async function settleContracts(request: APIRequestContext): Promise<void> {
  const reply = await request.post('/sandbox/api/settlement')
  if (!reply.ok()) throw new Error(`settlement: ${reply.status()} ${await reply.text()}`)
}

/** The code in the newest message to a mobile number in E.164 format. */
export const newestCode = (request: APIRequestContext, recipient: string): Promise<string> =>
  sentTo(request, recipient, /\d{6}/)

export const mailedPassword = (request: APIRequestContext, recipient: string): Promise<string> =>
  sentTo(request, recipient, /[A-Z]{4}(-[A-Z]{4}){3}/)

/** The platform's time in epoch ms. */
export async function platformTime(request: APIRequestContext): Promise<number> {
  const reply = await request.get('/sandbox/api/state')
  return Date.parse(v.parse(sandboxState, (await reply.json()).value).clock.now)
}

/** Switches on two-factor authentication for an account. Returns its secrets. */
export async function switchTwoFactorOn(request: APIRequestContext, account: string) {
  const reply = await request.put('/sandbox/api/second-step', { data: { account, on: true } })
  const made = v.parse(twoFactorMade, (await reply.json()).value)
  if (!made) throw new Error(`The second step of ${account} was not switched on.`)
  return made
}

export async function captchaOf(page: Page): Promise<string> {
  const clientId = await page.evaluate(() => sessionStorage.getItem('clientId'))
  const reply = await page.request.get('/sandbox/api/challenges')
  const { captchas } = v.parse(challenges, (await reply.json()).value)
  const shown = captchas.find((captcha) => captcha.clientId === clientId)
  if (!shown) throw new Error('The platform knows of no captcha of this page.')
  return shown.answer
}

/** Returns the part of the newest message to `recipient` that matches `form`. Throws if there is none. */
async function sentTo(request: APIRequestContext, recipient: string, form: RegExp): Promise<string> {
  const reply = await request.get('/sandbox/api/outbox', { params: { recipient } })
  const [newest] = v.parse(outboxReply, (await reply.json()).value).messages
  const [said] = form.exec(newest?.text ?? '') ?? []
  if (!said) throw new Error(`Nothing of that form was sent to ${recipient}.`)
  return said
}

async function change(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  const reply = await request.put(`/sandbox/api/${path}`, { data })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
}
