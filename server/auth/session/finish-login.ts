import { isRemembered } from '#server/auth/known-clients/remembered-devices.ts'
import { createChallenge } from '#server/auth/two-factor/challenges.ts'
import { findTwoFactor } from '#server/auth/two-factor/two-factor.ts'
import { accept, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { logIn, type Proved } from './log-in.ts'

type From = { clientId: string; device: string | undefined }

/**
 * Logs the member in, or asks for the second factor if two-factor authentication is on and the device is not
 * trusted. Returns null if `logIn` returns null.
 */
export async function finishLogin(platform: Platform, proved: Proved, from: From) {
  if (await isSecondStepNeeded(platform, proved, from)) {
    const { origin: _notedOnceLoggedIn, ...waiting } = proved
    const { challenge, expiresAt } = await createChallenge(platform.database, {
      ...waiting,
      clientId: from.clientId,
    })
    return refuse('login.secondStepNeeded', { challenge, expiresAt: expiresAt.toISOString() })
  }
  const loggedIn = await logIn(platform, proved)
  return loggedIn && accept(loggedIn)
}

async function isSecondStepNeeded(
  { database }: Platform,
  { memberId, now }: Proved,
  { device }: From,
): Promise<boolean> {
  if (!(await findTwoFactor(database, memberId))) return false
  return device === undefined || !(await isRemembered(database, { memberId, token: device, now }))
}
