import { endSession } from '#server/identity/sessions.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** CALL-03 */
export const logout: HandlerOf<'logout'> = async ({ platform, who }) => {
  await endSession(platform.database, who.session.tokenHash)
  return accept({})
}
