import { passwordsSetting } from '#server/identity/passwords.settings.ts'

/** Login password of every seeded account, except the one with the operator's weak default. */
export const demoPassword = 'palpite-demo-1'

export const demoPaymentPassword = '246810'

export const memberTypes = { member: 0, topAgent: 1, agent: 2 } as const

export type DemoAccount = {
  account: string
  userName: string
  nickname: string
  type: number
  upline: string | null
  shows: string
  mobile: string
  /** `weak`: the operator's default password. `expired`: a password that is too old. */
  password: 'good' | 'weak' | 'expired'
  closed: boolean
  /** An agent's affiliate code or a member's referral code; null to generate one. */
  invitationCode: string | null
  /** Base32 TOTP secret; null if two-factor authentication is off. */
  authenticator: string | null
  habits: Habits | null
}

export type Habits = { rounds: number; stake: number; deposit: number }

const usual = {
  type: memberTypes.member,
  password: 'good',
  closed: false,
  invitationCode: null,
  authenticator: null,
  habits: null,
} as const

/** Fixed, so that an authenticator app still works after a new world is seeded. */
const verasAuthenticator = 'PALPITEVERADEMO2PALPITEVERADEMO2'

/** Uplines come before their downlines. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...usual,
    account: 'agente',
    userName: 'Aurélio Vasconcelos',
    nickname: 'Aurélio',
    type: memberTypes.topAgent,
    upline: null,
    shows: 'the top agent',
    mobile: '+5521988880010',
    invitationCode: 'AGENTE1',
  },
  {
    ...usual,
    account: 'agente.sul',
    userName: 'Regina Schneider',
    nickname: 'Regina',
    type: memberTypes.agent,
    upline: 'agente',
    shows: 'an agent below agente',
    mobile: '+5551988880011',
    invitationCode: 'SUL2026',
  },
  {
    ...usual,
    account: 'agente.norte',
    userName: 'Iracema Pantoja',
    nickname: 'Iracema',
    type: memberTypes.agent,
    upline: 'agente',
    shows: 'another agent below agente',
    mobile: '+5591988880012',
    invitationCode: 'NORTE26',
  },
  {
    ...usual,
    account: 'agente.praia',
    userName: 'Dirceu Maciel',
    nickname: 'Dirceu',
    type: memberTypes.agent,
    upline: 'agente.sul',
    shows: 'an agent below agente.sul, with members only',
    mobile: '+5548988880013',
    invitationCode: 'PRAIA26',
  },
  {
    ...usual,
    account: 'ana',
    userName: 'Ana Lúcia Barreto',
    nickname: 'Ana',
    upline: null,
    shows: 'a member with money and months of play',
    mobile: '+5511988880001',
    // Enough rounds for a higher VIP level, with occasional withdrawals.
    habits: { rounds: 720, stake: 2_000, deposit: 10_000 },
  },
  {
    ...usual,
    account: 'bruno',
    userName: 'Bruno Tavares',
    nickname: 'Bruno',
    upline: null,
    shows: 'a weak default password, which must be changed first',
    mobile: '+5511988880002',
    password: 'weak',
  },
  {
    ...usual,
    account: 'carla',
    userName: 'Carla Bittencourt',
    nickname: 'Carla',
    upline: null,
    shows: 'an expired password',
    mobile: '+5511988880003',
    password: 'expired',
  },
  {
    ...usual,
    account: 'duda',
    userName: 'Eduardo Peçanha',
    nickname: 'Duda',
    upline: null,
    shows: 'a closed account',
    mobile: '+5511988880004',
    closed: true,
  },
  {
    ...usual,
    account: 'rafael',
    userName: 'Rafael Brandão',
    nickname: 'Rafa',
    upline: 'agente.praia',
    shows: 'a member in the team of agente.praia',
    mobile: '+5548988880005',
  },
  {
    ...usual,
    account: 'vera',
    userName: 'Vera Montenegro',
    nickname: 'Vera',
    upline: null,
    shows: `two-factor login; the authenticator secret is ${verasAuthenticator}`,
    mobile: '+5511988880006',
    authenticator: verasAuthenticator,
  },
  {
    ...usual,
    account: 'agente.vale',
    userName: 'Olavo Siqueira',
    nickname: 'Olavo',
    type: memberTypes.agent,
    upline: 'agente.norte',
    shows: 'a closed agent account; agente.norte can end the contract with it',
    mobile: '+5547988880014',
    closed: true,
  },
]

export const demoLogins: readonly { account: string; password: string; shows: string }[] = demoAccounts.map(
  ({ account, type, password, shows }) => ({
    account,
    password: password === 'weak' ? passwordsSetting.initial.weakDefault : demoPassword,
    shows: type === memberTypes.member ? shows : `${shows}; the payment password is ${demoPaymentPassword}`,
  }),
)
