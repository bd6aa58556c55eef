import { randomInt } from 'node:crypto'
import { avatarCount } from '@palpite/game-art/avatar.ts'
import type { registerDownline } from '#protocol/agents/downline-registration.ts'
import { fieldProblem } from '#protocol/auth/field-problem.ts'
import type { FieldRule } from '#protocol/auth/registration-settings.ts'
import type { RefusalOf } from '#protocol/kit/call.ts'
import { defaultRegistrationRules } from '#server/auth/default-registration-rules.ts'
import { refuseNewPassword } from '#server/auth/passwords/password-rules.ts'
import { isForbiddenNickname } from '#server/identity/nickname.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { newInvitationCode } from '#server/team/invitation-code.ts'
import { type NewMember, newMemberType } from './new-member.ts'
import { registrationRulesOf } from './registration-rules-of.ts'
import { runPattern } from './run-pattern.ts'
import { isReserved, takenFields } from './taken-fields.ts'

type Refused = Extract<RefusalOf<typeof registerDownline>, { code: 'register.fieldsRefused' }>
type Fault = Refused['value']['fields'][number]

type Filled = { username: string; password: string; nickname?: string | undefined }

const accountOf = ({ username }: Filled): string => username.toLowerCase()

/** Validates the form against the operator's rules for self-registration. */
export async function downlineFaults(platform: Platform, filled: Filled): Promise<Fault[]> {
  const [rules, passwords] = await Promise.all([
    registrationRulesOf(platform),
    readSetting(platform.database, passwordsSetting),
  ])
  const ruleOf = (field: Fault['field']): FieldRule => rules[field] ?? defaultRegistrationRules[field]
  const faults = (['username', 'password', 'nickname'] as const).flatMap((field): Fault[] => {
    const text = filled[field] ?? ''
    const problem = fieldProblem({ ...ruleOf(field), required: field !== 'nickname' }, text, runPattern)
    const isWeak = field === 'password' && refuseNewPassword(passwords, text) !== null
    const isMisleading =
      field === 'nickname' && text !== '' && isForbiddenNickname(text, platform.operator.brand.name)
    const reason =
      problem === 'missing' ? 'pattern' : (problem ?? (isWeak || isMisleading ? 'pattern' : null))
    return reason ? [{ field, reason }] : []
  })
  if (faults.some(({ field }) => field === 'username')) return faults
  const named = { way: 'username', account: accountOf(filled) } as const
  const isTaken = isReserved(named) || (await isNameTaken(platform, named.account))
  return isTaken ? [...faults, { field: 'username', reason: 'taken' }] : faults
}

const isNameTaken = async ({ database }: Platform, account: string): Promise<boolean> =>
  (await takenFields(database, { way: 'username', account, mobile: null })).length > 0

/** Returns the rows of a new downline, who must change the password at the first login. */
export async function downlineRows(
  filled: Filled,
  { type, agentId, now }: { type: 'member' | 'agent'; agentId: number; now: Date },
): Promise<NewMember> {
  const account = accountOf(filled)
  return {
    member: {
      account,
      userName: account,
      nickname: filled.nickname || filled.username,
      type: newMemberType(type),
      passwordHash: await hashPassword(filled.password),
      passwordDefault: true,
      passwordSetAt: now,
      icon: String(randomInt(0, avatarCount)),
      uplineId: agentId,
      invitationCode: newInvitationCode(),
      createdAt: now,
    },
    signupProfile: { way: 'upline', details: {}, registerUrl: '', domain: '', at: now },
  }
}
