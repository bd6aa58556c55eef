import type { logout } from '#protocol/auth/session.ts'
import { endSession } from '#server/identity/sessions.ts'
import { accept, type Handler } from '#server/platform/handler.ts'

/** CALL-03: ends the session that asks, and no other. */
export const logoutHandler: Handler<typeof logout> = async ({ platform, who }) => {
  await endSession(platform.database, who.session.tokenHash)
  return accept({})
}
