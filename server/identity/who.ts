import type { Member, Session } from '#server/identity/sessions.ts'

export type Who = { member: Member; session: Session }
