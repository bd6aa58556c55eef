import type { ConsoleMessage, Page, Request, WebSocket } from '@playwright/test'
import { logout } from '#protocol/auth/session.ts'

/** Milliseconds in which the page has taken in that it is signed out. */
const TAKEN_IN = 1_000

const isLogout = (request: Request) => new URL(request.url()).pathname === logout.path

/** The address of what was refused for want of a session, where that is what a line of the console says. */
function refusedIn(message: ConsoleMessage): string | undefined {
  const [, line] = /^WebSocket connection to '(\S+)' failed/.exec(message.text()) ?? []
  return /status of 401/.test(message.text()) ? message.location().url : line
}

/**
 * Which lines of its console the browser writes of itself because somebody signs out: a call or a line that was under way then is
 * refused. Each is expected once; whatever begins when the page has taken in that it is signed out is a fault as before.
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
