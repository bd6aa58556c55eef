import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import type { Calls } from '#contract/calls.ts'
import { challenges, type fault, outboxReply, type World } from '#contract/sandbox.ts'

/** Makes calls of this name go wrong until told otherwise. */
export async function setFault(
  request: APIRequestContext,
  call: keyof Calls,
  data: v.InferInput<typeof fault>,
): Promise<void> {
  await change(request, `faults/${call}`, data)
}

/** Puts the platform's clock `offset` milliseconds ahead of the machine's. */
export const moveClock = (request: APIRequestContext, offset: number): Promise<void> =>
  change(request, 'clock', { offset })

/**
 * Puts a named world in place of all there is: accounts, limits, switches, faults. The clock stays, and no popup lies over
 * a page until a test wants it to.
 */
export async function seedWorld(request: APIRequestContext, world: World): Promise<void> {
  await change(request, 'world', { world })
  await showPopups(request, [])
}

/** Has popups shown to these audiences and no others. */
export const showPopups = (request: APIRequestContext, executions: ('A' | 'B' | 'F')[]): Promise<void> =>
  change(request, 'settings/popups', { executions })

/** Takes back every fault and the clock. */
export async function calm(request: APIRequestContext): Promise<void> {
  await request.delete('/sandbox/api/faults')
  await moveClock(request, 0)
}

/** The code in the newest message to a mobile (E.164). */
export async function newestCode(request: APIRequestContext, recipient: string): Promise<string> {
  const reply = await request.get('/sandbox/api/outbox', { params: { recipient } })
  const [newest] = v.parse(outboxReply, (await reply.json()).value).messages
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was texted to ${recipient}.`)
  return code
}

/** What is to be read in the captcha that this page shows. */
export async function captchaOf(page: Page): Promise<string> {
  const clientId = await page.evaluate(() => sessionStorage.getItem('clientId'))
  const reply = await page.request.get('/sandbox/api/challenges')
  const { captchas } = v.parse(challenges, (await reply.json()).value)
  const shown = captchas.find((captcha) => captcha.clientId === clientId)
  if (!shown) throw new Error('The platform knows of no captcha of this page.')
  return shown.answer
}

async function change(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  const reply = await request.put(`/sandbox/api/${path}`, { data })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
}
