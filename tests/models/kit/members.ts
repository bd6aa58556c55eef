import type { MemberInfo } from '#protocol/account/member.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'

const memberLike = (changes: Partial<MemberInfo> = {}): MemberInfo => ({
  id: '7',
  account: 'ana',
  nickname: 'Ana',
  userName: 'Ana Souza',
  type: 0,
  icon: '/art/avatars/1.svg',
  currency: 'BRL',
  currencySymbol: 'R$',
  vipLevel: 0,
  passwordDefault: false,
  passwordExpired: false,
  lastLogin: null,
  ...changes,
})

/** Member types of the default configuration. */
export const memberTypes = { agentTypes: [1, 2, 41, 42], trialTypes: [4] }

export const player = memberLike()
export const trialPlayer = memberLike({ type: 4 })
export const agent = memberLike({ type: 41 })
export const withDefaultPassword = memberLike({ passwordDefault: true })
export const withExpiredPassword = memberLike({ passwordExpired: true })

export const loggedInAs = (member: MemberInfo): LoggedIn => ({
  token: `token-of-${member.account}`,
  firstTimeLogin: false,
  passwordExpired: member.passwordExpired,
  member,
})
