import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { offerPresets } from '#server/agents/contracts/presets.ts'
import { spendFirebaseToken } from '#server/auth/challenges/firebase-phone.ts'
import { consumeCode, guessCode } from '#server/auth/challenges/sms-code.ts'
import { loggedInOf, startNotedSession } from '#server/auth/session/log-in.ts'
import type { Transaction } from '#server/database/database.ts'
import type { LoginMethod, Member, Origin } from '#server/identity/sessions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DownlineLink } from '#server/team/find-inviter.ts'
import type { RegistrationForm } from './form.ts'
import { insertMember, type NewMember } from './new-member.ts'
import { takenFields } from './taken-fields.ts'

/** A Firebase token that proves ownership of the form's mobile. It could be replayed until `expiresAt`. */
export type FirebaseProof = { idToken: string; expiresAt: Date }

type Refused =
  | { outcome: 'codeWrong' }
  | { outcome: 'proofSpent' }
  | { outcome: 'taken'; fields: RegistrationField[] }
type Made = { outcome: 'made'; member: Member; token: string }

/**
 * Creates the member, wallet and session in one transaction. The code is checked first, so that only the
 * holder of a mobile learns whether the number is registered. The code is used up only after the member is
 * created, so that it stays valid if the name is refused.
 * @param link the agent's link, whose presets are offered to the new member; null if none was used
 * @param code the SMS code; null if none is required
 * @param proof the Firebase proof of the mobile; null if none was sent
 */
export async function finishRegistration(
  platform: Platform,
  {
    form,
    rows,
    link,
    code,
    proof,
    origin,
    clientId,
    now,
  }: {
    form: RegistrationForm
    rows: NewMember
    link: DownlineLink | null
    code: string | null
    proof: FirebaseProof | null
    origin: Origin
    clientId: string
    now: Date
  },
): Promise<Refused | { outcome: 'loggedIn'; value: LoggedIn }> {
  // Count a registration without a password as a login by SMS, because only logins by username can require a
  // password change.
  const method: LoginMethod = rows.member.passwordHash ? 'username' : 'sms'
  const making = platform.database.transaction(async (tx): Promise<Refused | Made> => {
    const right = code === null ? null : await guessCode(tx, codeOf(form, { code, clientId, now }))
    if (code !== null && right === null) return { outcome: 'codeWrong' }
    const inserted = await insertMember(tx, rows)
    if (!inserted) return { outcome: 'taken', fields: await takenNow(tx, form, rows) }
    // `guessCode` has locked the code's row, so no other request has used the code since.
    if (right) await consumeCode(tx, right)
    if (proof && !(await spendFirebaseToken(tx, proof.idToken, proof.expiresAt))) throw new ProofSpent()
    if (link) await offerPresets(tx, inserted, { presets: link.presets, now })
    const who = { memberId: inserted.id, provedHash: null, side: 'player', method, origin, now } as const
    const started = await startNotedSession(tx, who)
    if (!started) throw new Error(`Member ${inserted.id} was closed during registration`)
    return { outcome: 'made', ...started }
  })
  const result = await making.catch(asRefusal)
  if (result.outcome !== 'made') return result
  return { outcome: 'loggedIn', value: await loggedInOf(platform, { ...result, method, now }) }
}

/** Thrown to roll back the new member if the proof was already used. */
class ProofSpent extends Error {}

function asRefusal(error: unknown): Refused {
  if (error instanceof ProofSpent) return { outcome: 'proofSpent' }
  throw error
}

const codeOf = ({ mobile }: RegistrationForm, typed: { code: string; clientId: string; now: Date }) => {
  if (mobile === null) throw new Error('A code requires a mobile number')
  return { recipient: mobile, purpose: 'register', askedBy: null, ...typed } as const
}

async function takenNow(tx: Transaction, { way, account }: RegistrationForm, { member }: NewMember) {
  const fields = await takenFields(tx, { way, account, mobile: member.mobile ?? null })
  if (fields.length === 0) throw new Error('The member was not created, although name and mobile are free')
  return fields
}
