import type { RegisterField } from '#protocol/auth/register-settings.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { offerPresets } from '#server/agents/contracts/presets.ts'
import { spendFirebaseToken } from '#server/auth/challenges/firebase-phone.ts'
import { consumeCode, guessCode } from '#server/auth/challenges/sms-codes.ts'
import { loggedInOf, startNotedSession } from '#server/auth/session/log-in.ts'
import type { Transaction } from '#server/database/database.ts'
import type { LoginMethod, Member, Origin } from '#server/identity/sessions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DownlineLink } from '#server/team/find-inviter.ts'
import type { RegistrationForm } from './form.ts'
import { insertMember, type NewMember } from './new-member.ts'
import { takenFields } from './taken-fields.ts'

/** A token of Firebase's that vouches for the form's mobile, and until when it can come again. */
export type FirebaseProof = { idToken: string; expiresAt: Date }

type Refused =
  | { outcome: 'codeWrong' }
  | { outcome: 'proofSpent' }
  | { outcome: 'taken'; fields: RegisterField[] }
type Made = { outcome: 'made'; member: Member; token: string }

/**
 * Makes the member, their wallet and their session, all or nothing. The code is looked at first and used up last, so
 * that only whoever holds a mobile learns that it is somebody's, and a name that is taken costs no code.
 *
 * @param link the agent's link by which they come, whose presets are offered to them
 * @param code what was texted to the form's mobile; null where none is asked for
 * @param proof what Firebase says of that mobile; null where it says nothing
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
    /** The client that registers. */
    clientId: string
    now: Date
  },
): Promise<Refused | { outcome: 'loggedIn'; value: LoggedIn }> {
  // Only a typed password can make a change of it necessary.
  const method: LoginMethod = rows.member.passwordHash ? 'username' : 'sms'
  const making = platform.database.transaction(async (tx): Promise<Refused | Made> => {
    const right = code === null ? null : await guessCode(tx, codeOf(form, { code, clientId, now }))
    if (code !== null && right === null) return { outcome: 'codeWrong' }
    const inserted = await insertMember(tx, rows)
    if (!inserted) return { outcome: 'taken', fields: await takenNow(tx, form, rows) }
    // The code's row has been ours since it was looked at.
    if (right) await consumeCode(tx, right)
    if (proof && !(await spendFirebaseToken(tx, proof.idToken, proof.expiresAt))) throw new ProofSpent()
    if (link) await offerPresets(tx, inserted, { presets: link.presets, now })
    const who = { memberId: inserted.id, provedHash: null, side: 'player', method, origin, now } as const
    const started = await startNotedSession(tx, who)
    if (!started) throw new Error(`Member ${inserted.id} was closed while being made`)
    return { outcome: 'made', ...started }
  })
  const result = await making.catch(asRefusal)
  if (result.outcome !== 'made') return result
  return { outcome: 'loggedIn', value: await loggedInOf(platform, { ...result, method, now }) }
}

/** Thrown so that the member who was made by then is not. */
class ProofSpent extends Error {}

function asRefusal(error: unknown): Refused {
  if (error instanceof ProofSpent) return { outcome: 'proofSpent' }
  throw error
}

const codeOf = ({ mobile }: RegistrationForm, typed: { code: string; clientId: string; now: Date }) => {
  if (mobile === null) throw new Error('A code is asked for only where there is a mobile')
  return { recipient: mobile, purpose: 'register', askedBy: null, ...typed } as const
}

/** What stood in the way of the row that was not made. */
async function takenNow(tx: Transaction, { way, account }: RegistrationForm, { member }: NewMember) {
  const fields = await takenFields(tx, { way, account, mobile: member.mobile ?? null })
  if (fields.length === 0) throw new Error('A member was not made, and neither name nor mobile is taken')
  return fields
}
