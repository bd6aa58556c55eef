import { randomInt } from 'node:crypto'
import { avatarCount } from '@palpite/game-art/avatar.ts'
import type { Language } from '#domain/text/language.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import type { Member } from '#server/identity/sessions.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import type { DownlineLink } from '#server/team/find-inviter.ts'
import { newInvitationCode } from '#server/team/invitation-code.ts'
import { signupProfile } from '#server/team/signup-profile.table.ts'
import { placeInTeam } from '#server/team/team.ts'
import { translate } from '#server/texts/localized-text.ts'
import type { EnabledFields } from './enabled-fields.ts'
import type { RegistrationForm, RegistrationRequest } from './form.ts'

const types = { member: 0, agent: 2 } as const

export const newMemberType = (kind: keyof typeof types): number => types[kind]

/** Nickname of members who register by mobile without entering a nickname; a number is appended. */
const nickname = /*i18n*/ { id: 'member.player', message: 'Player' }

/** Fields that are stored in columns of their own, or not at all. */
const storedElsewhere: RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'nickname',
  'email',
  'affiliateCode',
  'paymentPassword',
  'verifyPwd',
]

export type NewMember = {
  member: typeof member.$inferInsert
  signupProfile: Omit<typeof signupProfile.$inferInsert, 'memberId'>
}

/** Returns the rows of a new member. Hashes passwords, which is slow, so call it before the transaction. */
export async function newMemberOf(
  form: RegistrationForm,
  input: {
    request: RegistrationRequest
    enabled: EnabledFields
    uplineId: number | null
    referrerId: number | null
    /** The agent's link; null if none was used. It decides whether the member becomes an agent. */
    link: DownlineLink | null
    language: Language
    now: Date
  },
): Promise<NewMember> {
  const { request, enabled, uplineId, referrerId, link, language, now } = input
  const filledIn = (field: RegistrationField) => (enabled.has(field) && form.textOf(field)) || null
  const hashOf = async (field: RegistrationField) => {
    const secret = filledIn(field)
    return secret === null ? null : hashPassword(secret)
  }
  const [passwordHash, paymentPasswordHash, verifyPasswordHash] = await Promise.all([
    hashOf('password'),
    hashOf('paymentPassword'),
    hashOf('verifyPwd'),
  ])
  const shown =
    form.way === 'username'
      ? form.textOf('username')
      : `${translate(nickname, language)} ${randomInt(1_000, 10_000)}`
  return {
    member: {
      account: form.account,
      userName: filledIn('payeeName') ?? form.account,
      nickname: filledIn('nickname') ?? shown,
      type: newMemberType(link?.type ?? 'member'),
      passwordHash,
      passwordSetAt: passwordHash === null ? null : now,
      paymentPasswordHash,
      mobile: enabled.has('mobileNum') ? form.mobile : null,
      email: filledIn('email'),
      icon: String(randomInt(0, avatarCount)),
      uplineId,
      referrerId,
      invitationCode: newInvitationCode(),
      createdAt: now,
    },
    signupProfile: {
      way: form.way,
      details: detailsOf(form, enabled),
      verifyPasswordHash,
      registerUrl: request.registerUrl,
      domain: request.domain,
      affiliateCode: request.affiliateCode ?? null,
      referralCode: request.referralCode ?? null,
      linkId: link?.id ?? null,
      at: now,
    },
  }
}

const detailsOf = (
  form: RegistrationForm,
  enabled: EnabledFields,
): Partial<Record<RegistrationField, string>> =>
  Object.fromEntries(
    [...enabled.keys()]
      .filter((field) => !storedElsewhere.includes(field) && form.textOf(field) !== '')
      .map((field) => [field, form.textOf(field)]),
  )

/**
 * Creates the member with wallet, team position and sign-up profile. Returns null if the username or mobile
 * is taken.
 */
export async function insertMember(tx: Transaction, rows: NewMember): Promise<Member | null> {
  const [made] = await tx.insert(member).values(rows.member).onConflictDoNothing().returning()
  if (!made) return null
  await walletOf(tx, made.id)
  await placeInTeam(tx, { memberId: made.id, uplineId: made.uplineId })
  await tx.insert(signupProfile).values({ memberId: made.id, ...rows.signupProfile })
  return made
}
