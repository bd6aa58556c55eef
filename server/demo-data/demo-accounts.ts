import { passwordsSetting } from '#server/identity/passwords.settings.ts'

/** The password of every demo account but one, good for members who are not made to change it. */
export const demoPassword = 'palpite-demo-1'

/** The payment password of every agent. */
export const demoPaymentPassword = '246810'

/** Operator types of accounts: an ordinary member, an agent with agents below, one below another. */
export const memberTypes = { member: 0, topAgent: 1, agent: 2 } as const

export type DemoAccount = {
  account: string
  userName: string
  nickname: string
  type: number
  /** Account of the agent above. */
  upline: string | null
  /** What there is to see when it logs in. */
  shows: string
  /** E.164. */
  mobile: string
  /** `weak`: the operator's default password; `expired`: one that is too old. */
  password: 'good' | 'weak' | 'expired'
  closed: boolean
  /** What others register with; null for one that is made up. */
  invitationCode: string | null
  /** Base32 secret of the second step, where it is on. */
  authenticator: string | null
  habits: Habits | null
}

/** How somebody plays and pays in where it is not as it falls: rounds so far, and what they stake and pay in, in minor units. */
export type Habits = { rounds: number; stake: number; deposit: number }

const usual = {
  type: memberTypes.member,
  password: 'good',
  closed: false,
  invitationCode: null,
  authenticator: null,
  habits: null,
} as const

/** Fixed, so that an authenticator that was set up once is right in every new world. */
const verasAuthenticator = 'PALPITEVERADEMO2PALPITEVERADEMO2'

/** Accounts with a part to play; agents stand before those whose upline they are. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...usual,
    account: 'agente',
    userName: 'Aurélio Vasconcelos',
    nickname: 'Aurélio',
    type: memberTypes.topAgent,
    upline: null,
    shows: 'an agent with agents below',
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
    shows: 'an agent in the middle',
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
    shows: 'the agent beside that one',
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
    shows: 'an agent with members only',
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
    // Enough for a level above the first ones, with money paid out now and then.
    habits: { rounds: 720, stake: 2_000, deposit: 10_000 },
  },
  {
    ...usual,
    account: 'bruno',
    userName: 'Bruno Tavares',
    nickname: 'Bruno',
    upline: null,
    shows: 'a member who must change the weak default password',
    mobile: '+5511988880002',
    password: 'weak',
  },
  {
    ...usual,
    account: 'carla',
    userName: 'Carla Bittencourt',
    nickname: 'Carla',
    upline: null,
    shows: 'a member whose password has expired',
    mobile: '+5511988880003',
    password: 'expired',
  },
  {
    ...usual,
    account: 'duda',
    userName: 'Eduardo Peçanha',
    nickname: 'Duda',
    upline: null,
    shows: 'an account that was closed',
    mobile: '+5511988880004',
    closed: true,
  },
  {
    ...usual,
    account: 'rafael',
    userName: 'Rafael Brandão',
    nickname: 'Rafa',
    upline: 'agente.praia',
    shows: 'a member of agente.praia',
    mobile: '+5548988880005',
  },
  {
    ...usual,
    account: 'vera',
    userName: 'Vera Montenegro',
    nickname: 'Vera',
    upline: null,
    shows: `a member with the second step on; the authenticator's secret is ${verasAuthenticator}`,
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
    shows: 'an agent whose account was closed; agente.norte can end the contract with it',
    mobile: '+5547988880014',
    closed: true,
  },
]

/** Whom a visitor of the sandbox may log in as. */
export const demoLogins: readonly { account: string; password: string; shows: string }[] = demoAccounts.map(
  ({ account, type, password, shows }) => ({
    account,
    password: password === 'weak' ? passwordsSetting.initial.weakDefault : demoPassword,
    shows: type === memberTypes.member ? shows : `${shows}; the payment password is ${demoPaymentPassword}`,
  }),
)
