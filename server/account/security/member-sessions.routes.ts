import { publish } from '#server/database/publish.ts'
import { endNamedSession, endSessions, listSessions as listOwn } from '#server/identity/sessions.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** MEM-02 */
export const listSessions: HandlerOf<'listSessions'> = async ({ platform, who, now }) => {
  const sessions = await listOwn(platform.database, who.member.id, now)
  return accept({
    sessions: sessions.map(({ id, device, ip, createdAt, lastSeenAt, tokenHash }) => ({
      id,
      device,
      ip,
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastSeenAt.toISOString(),
      own: tokenHash === who.session.tokenHash,
    })),
  })
}

/** MEM-02. The reply is 404 both for an ended session and for another member's session. */
export const endSession: HandlerOf<'endSession'> = async ({ platform, request, who, now }) => {
  const memberId = who.member.id
  await platform.database.transaction(async (tx) => {
    const { device, ip } = await endNamedSession(tx, memberId, request.id)
    await notifyMember(tx, { memberId, event: 'security.sessionEnded', facts: { device, ip }, at: now })
    await publish(tx, { memberId, type: 'account.changed' })
  })
  return accept({})
}

/** MEM-02 */
export const endOtherSessions: HandlerOf<'endOtherSessions'> = async ({ platform, who, now }) => {
  const memberId = who.member.id
  const ended = await platform.database.transaction(async (tx) => {
    const count = await endSessions(tx, memberId, { keep: who.session.tokenHash })
    if (count === 0) return 0
    await notifyMember(tx, { memberId, event: 'security.otherSessionsEnded', facts: { count }, at: now })
    await publish(tx, { memberId, type: 'account.changed' })
    return count
  })
  return accept({ ended })
}
