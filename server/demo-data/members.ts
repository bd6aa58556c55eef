import { avatarCount } from '@palpite/game-art/avatar.ts'
import { pick, type Rng, seededRng, whole } from '@palpite/game-art/seeded-rng.ts'
import type { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { newInvitationCode } from '#server/team/invitation-code.ts'
import { foldAccents } from '#server/texts/fold-accents.ts'
import {
  type DemoAccount,
  demoAccounts,
  demoPassword,
  demoPaymentPassword,
  memberTypes,
} from './demo-accounts.ts'
import { familyNames, firstNames } from './names.ts'

export type MemberRow = typeof member.$inferInsert & { id: number; createdAt: Date }

const DAY = 86_400_000
const OLDEST = 185 * DAY
const YOUNGEST = 8 * DAY
const PASSWORD_AGE = 20 * DAY
const AGENT_EVERY = 100
const dialled = ['11', '19', '21', '27', '31', '41', '47', '51', '61', '62', '71', '81', '85', '91', '98']

/** The platform's time and password settings. Passwords expire after `passwordGoodFor` ms. */
export type WorldTerms = { now: Date; weakPassword: string; passwordGoodFor: number }

export async function memberRows(others: number, terms: WorldTerms): Promise<MemberRow[]> {
  const [good, weak, payment] = await Promise.all([
    hashOf(demoPassword),
    hashOf(terms.weakPassword),
    hashOf(demoPaymentPassword),
  ])
  const hashes = { good, weak, payment }
  const rows = demoAccounts.map((account, index) => demoRow(account, index + 1, { ...terms, ...hashes }))
  // Closed accounts have no downlines.
  const agents = rows.filter((row) => isAgent(row) && !row.closed).map(({ id }) => id)
  const dice = seededRng('members')
  for (let index = 0; index < others; index++) {
    const row = otherRow(rows.length + 1, { index, agents, dice, now: terms.now, hashes })
    rows.push(row)
    if (isAgent(row)) agents.push(row.id)
  }
  return rows
}

/** Hashes of the login passwords and the payment password. Only agents have a payment password. */
type Hashes = { good: string; weak: string; payment: string }

/** Cached: all accounts share these passwords, and hashing is slow. */
const hashed = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const hash = hashed.get(password) ?? hashPassword(password)
  hashed.set(password, hash)
  return hash
}

const isAgent = ({ type }: { type: number }) => type !== memberTypes.member

function demoRow(
  { shows: _, authenticator: _secret, habits: _habits, upline, password, ...account }: DemoAccount,
  id: number,
  terms: WorldTerms & Hashes,
): MemberRow {
  const { now, good, weak, payment, passwordGoodFor } = terms
  const passwordAge = password === 'expired' ? passwordGoodFor + PASSWORD_AGE : PASSWORD_AGE
  return {
    id,
    ...account,
    passwordHash: password === 'weak' ? weak : good,
    passwordDefault: password === 'weak',
    passwordSetAt: before(now, passwordAge),
    paymentPasswordHash: isAgent(account) ? payment : null,
    email: `${account.account}@example.com`,
    icon: iconOf(id),
    uplineId: upline === null ? null : idOf(upline),
    referrerId: null,
    invitationCode: account.invitationCode ?? seededCode(id),
    createdAt: before(now, OLDEST - id * DAY),
    ...logins(now, id * 3_600_000),
  }
}

const idOf = (wanted: string) => demoAccounts.findIndex(({ account }) => account === wanted) + 1

type Other = { index: number; agents: readonly number[]; dice: Rng; now: Date; hashes: Hashes }

function otherRow(id: number, { index, agents, dice, now, hashes }: Other): MemberRow {
  const { account, userName, nickname } = nameOf(index)
  const becomesAgent = index % AGENT_EVERY === AGENT_EVERY - 1
  return {
    id,
    account,
    userName,
    nickname,
    type: becomesAgent ? memberTypes.agent : memberTypes.member,
    passwordHash: hashes.good,
    passwordDefault: false,
    passwordSetAt: before(now, PASSWORD_AGE),
    paymentPasswordHash: becomesAgent ? hashes.payment : null,
    mobile: `+55${pick(dice, dialled)}97${String(1_000_000 + index)}`,
    email: `${account}@example.com`,
    icon: iconOf(id),
    uplineId: pick(dice, becomesAgent ? agents.slice(0, 3) : agents),
    referrerId: referrerOf(index),
    closed: false,
    invitationCode: seededCode(id),
    createdAt: before(now, whole(dice, YOUNGEST, OLDEST)),
    ...logins(now, whole(dice, DAY / 24, 5 * DAY)),
  }
}

/** For demo members, the indexes of the members they have referred. */
const friends: Readonly<Record<string, readonly number[]>> = {
  ana: [2, 7, 12, 17, 22, 27],
  rafael: [4, 14, 24],
}

function referrerOf(index: number): number | null {
  const [inviter] = Object.keys(friends).filter((account) => friends[account]?.includes(index))
  return inviter ? idOf(inviter) : null
}

/** Combines every first name with every family name. Members with adjacent indexes share neither of them. */
function nameOf(index: number): { account: string; userName: string; nickname: string } {
  const first = firstNames[index % firstNames.length] ?? ''
  const family = familyNames[(index + Math.floor(index / firstNames.length)) % familyNames.length] ?? ''
  const round = Math.floor(index / (firstNames.length * familyNames.length))
  const account = foldAccents(`${first}.${family}`)
  const userName = `${first} ${family}`
  return { account: round === 0 ? account : `${account}${round + 1}`, userName, nickname: first }
}

/** Uses its own random sequence, so that other random values do not change. */
function seededCode(id: number): string {
  const dice = seededRng(`invitation code ${id}`)
  return newInvitationCode((below) => whole(dice, 0, below - 1))
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

const logins = (now: Date, ago: number) => ({
  previousLoginAt: before(now, ago + 2 * DAY),
  lastLoginAt: before(now, ago),
})

const iconOf = (id: number) => String(id % avatarCount)
