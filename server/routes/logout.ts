import type { logout } from '#contract/session.ts'
import { accept, type Handler } from '../handler.ts'
import { endSession } from '../session/sessions.ts'

/** CALL-03: ends the session that asks, and no other. */
export const logoutHandler: Handler<typeof logout> = async ({ platform, who }) => {
  await endSession(platform.database, who.session.tokenHash)
  return accept({})
}
