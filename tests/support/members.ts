import { randomUUID } from 'node:crypto'
import { changePassword } from '#protocol/auth/change-password.ts'
import { login } from '#protocol/auth/login.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { type LoginMethod, type Member, startSession } from '#server/identity/sessions.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { placeInTeam } from '#server/team/team.ts'
import { type OpenedPlatform, type Visitor, visit } from './client.ts'

/** Default password of members created here. */
export const knownPassword = 'right-battery-1'

// Hashing is slow on purpose, so most members share one hash.
const knownHash = hashPassword(knownPassword)

type Given = Partial<Omit<typeof member.$inferInsert, 'passwordHash'>> & { password?: string }

/** Creates a member as part of the upline's team. Fields that are not given have defaults. */
export async function makeMember({ platform }: OpenedPlatform, given: Given = {}): Promise<Member> {
  const now = await platform.clock()
  const { password, ...columns } = given
  const account = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const row = {
    account,
    nickname: account,
    userName: account,
    type: 0,
    icon: '0',
    createdAt: now,
    passwordHash: await (password === undefined ? knownHash : hashPassword(password)),
    passwordSetAt: now,
    ...columns,
  }
  return platform.database.transaction(async (tx) => {
    const [made] = await tx.insert(member).values(row).returning()
    if (!made) throw new Error('The member was not made')
    await placeInTeam(tx, { memberId: made.id, uplineId: made.uplineId })
    return made
  })
}

/** Creates a session without logging in. Returns its token. */
export async function enter(
  { platform }: OpenedPlatform,
  { id }: Member,
  method: LoginMethod = 'username',
): Promise<string> {
  const now = await platform.clock()
  return startSession(platform.database, { memberId: id, side: 'player', method, now })
}

export async function logInAs(
  visitor: Visitor,
  account: string,
  given: { password?: string; captcha?: string; side?: 'player' | 'agent' } = {},
) {
  const { password = knownPassword, side = 'player', ...captcha } = given
  const slider = await visitor.solveSlider('login')
  return visitor.ask(login, { type: 'username', username: account, password, slider, side, ...captcha })
}

/** Sets the platform's clock ahead by `offset` ms. */
export const moveClock = ({ platform }: OpenedPlatform, offset: number): Promise<void> =>
  writeSetting(platform.database, settings.clock, { offset: Math.round(offset) })

export async function changeOwnPassword(opened: OpenedPlatform, changing: Member, newPassword: string) {
  const change = { oldPassword: knownPassword, newPassword, confirmNewPassword: newPassword }
  await visit(opened).read(changePassword, change, { token: await enter(opened, changing) })
}
