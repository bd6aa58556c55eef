import type { ConsoleMessage, Page, Request, WebSocket } from '@playwright/test'
import { logout } from '#protocol/auth/session.ts'

/** How long the page may take to process the reply to a sign-out, in ms. */
const TAKEN_IN = 1_000

const isLogout = (request: Request) => new URL(request.url()).pathname === logout.path

/** Returns the URL in a console line about a 401 reply or a failed WebSocket. Undefined for other lines. */
function refusedIn(message: ConsoleMessage): string | undefined {
  const [, line] = /^WebSocket connection to '(\S+)' failed/.exec(message.text()) ?? []
  return /status of 401/.test(message.text()) ? message.location().url : line
}

/**
 * Returns a check for console lines. The platform refuses calls that are in flight at sign-out, so the check
 * accepts one line for each. It accepts none for a call made after the page has processed the sign-out.
 */
export function lateAtSignOut(page: Page): (message: ConsoleMessage) => boolean {
  const underWay = new Set<Request | WebSocket>()
  let isLeaving = false
  let isOut = false
  const begin = (one: Request | WebSocket) => {
    if (!isOut) underWay.add(one)
  }
  const end = (request: Request) => {
    if (isLogout(request)) setTimeout(() => (isOut = true), TAKEN_IN).unref()
    if (!isLeaving) underWay.delete(request)
  }
  page.on('websocket', begin)
  page.on('request', (request) => {
    if (isLogout(request)) isLeaving = true
    begin(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return (message) => {
    const late = [...underWay].find((one) => one.url() === refusedIn(message))
    return isLeaving && late !== undefined && underWay.delete(late)
  }
}
