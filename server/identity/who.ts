import type { Member, Session } from '#server/identity/sessions.ts'

/** Who makes a call that needs a session. */
export type Who = { member: Member; session: Session }
