import * as v from 'valibot'
import { expect } from 'vitest'
import { logout } from '#protocol/auth/session.ts'
import { createSocketTicket } from '#protocol/site/socket.ts'
import { startSession } from '#server/identity/sessions.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { newMember } from '#tests/support/cashier/wallets.ts'
import type { ServedPlatform } from '#tests/support/served-platform.ts'
import { openSocket, type SocketClient } from './socket-client.ts'

export const moveClock = ({ platform }: ServedPlatform, offset: number) =>
  writeSetting(platform.database, settings.clock, { offset })

/** Creates a session, by default for a new member. */
export async function logIn(
  { platform }: ServedPlatform,
  memberId?: number,
): Promise<{ memberId: number; token: string }> {
  const { database, clock } = platform
  const who = memberId ?? (await newMember(database))
  const now = await clock()
  const token = await startSession(database, { memberId: who, side: 'player', method: 'username', now })
  return { memberId: who, token }
}

export async function logOut({ host }: ServedPlatform, token: string): Promise<void> {
  const reply = await fetch(`http://${host}${logout.path}`, { method: logout.method, headers: { token } })
  expect(reply.status).toBe(200)
}

export const askTicket = ({ host }: ServedPlatform, token: string): Promise<Response> =>
  fetch(`http://${host}${createSocketTicket.path}`, {
    method: createSocketTicket.method,
    body: '{}',
    headers: { token, 'content-type': 'application/json' },
  })

export async function ticketFor(at: ServedPlatform, token: string): Promise<string> {
  const reply = await askTicket(at, token)
  expect(reply.status).toBe(200)
  return v.parse(v.object({ value: createSocketTicket.reply }), await reply.json()).value.ticket
}

/** Opens a socket to a process, for the given session or for a new member. */
export async function openAt(at: ServedPlatform, token?: string): Promise<SocketClient> {
  const ticket = await ticketFor(at, token ?? (await logIn(at)).token)
  return openSocket({ host: at.host, ticket })
}
