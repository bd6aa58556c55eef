import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { mobileOf } from '#server/identity/countries.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { agentApplication } from './agent-application.table.ts'

/** Sending the same data again returns the pending application instead of a duplicate (AGENT-12). */
export const applyForAgent: HandlerOf<'applyForAgent'> = async ({
  request: { name, email, channel, comment = '', ...typed },
  caller,
  now,
  platform: { database, limits },
}) => {
  const mobile = mobileOf(typed.countryDialingCode, typed.mobileNum)
  if (!mobile) return refuse('application.mobileInvalid', {})
  const ofAddress = await limits.applicationsOfAddress.countAddress(caller.ip)
  const retryAfter = ofAddress > 0 ? ofAddress : await limits.applicationsOfMobile.count(mobile)
  if (retryAfter > 0) return refuse('application.throttled', { retryAfter })
  const values = { name, mobile, channel, comment, state: 'waiting' } as const
  const id = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`application ${mobile}`}))`)
    const isTheSame = Object.entries(values).map(([column, value]) =>
      eq(agentApplication[column as keyof typeof values], value),
    )
    const ofMail = email === undefined ? isNull(agentApplication.email) : eq(agentApplication.email, email)
    const [waiting] = await tx
      .select({ id: agentApplication.id })
      .from(agentApplication)
      .where(and(...isTheSame, ofMail))
    if (waiting) return waiting.id
    const made = { id: randomUUID(), ...values, email: email ?? null, at: now }
    await tx.insert(agentApplication).values(made)
    return made.id
  })
  return accept({ id })
}
