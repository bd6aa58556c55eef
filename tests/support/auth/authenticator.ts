import { Secret, TOTP } from 'otpauth'
import { login } from '#protocol/auth/login.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { setTwoFactor } from '#server/sandbox/two-factor.ts'
import { type Answer, type OpenedPlatform, type Visitor, visit } from '#tests/support/client.ts'
import { knownPassword, logInAs, makeMember } from '#tests/support/members.ts'

/** Time step of authenticator codes, in ms. */
export const STEP = 30_000

/** Returns the code that is valid at the platform's time, or `later` steps afterwards. */
export async function codeOf({ platform }: OpenedPlatform, secret: string, later = 0): Promise<string> {
  const timestamp = (await platform.clock()).getTime() + later * STEP
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** Returns a code that is invalid now and in the two steps before and after. */
export async function wrongCodeOf(opened: OpenedPlatform, secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((later) => codeOf(opened, secret, later)))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  )
  if (!wrong) throw new Error('Every code is right')
  return wrong
}

export async function makeGuardedMember(
  opened: OpenedPlatform,
  given: Parameters<typeof makeMember>[1] = {},
) {
  const made = await makeMember(opened, given)
  const guarded = await setTwoFactor(opened.platform, { account: made.account, on: true })
  if (!guarded) throw new Error(`The second step of ${made.account} was not switched on`)
  return { ...made, ...guarded }
}

/** Returns the challenge of a login that requires the second factor. Throws for other answers. */
export function challengeIn(answer: Answer<typeof login>): string {
  if (answer.success || answer.code !== 'login.secondStepNeeded') {
    throw new Error(`The second step was not asked for: ${JSON.stringify(answer)}`)
  }
  return (answer.value as { challenge: string }).challenge
}

/** Logs in by username up to the second factor, and returns its challenge. */
export const reachTwoFactor = async (
  visitor: Visitor,
  account: string,
  password = knownPassword,
): Promise<string> => challengeIn(await logInAs(visitor, account, { password }))

export async function reachedBy(opened: OpenedPlatform, given: Parameters<typeof makeMember>[1] = {}) {
  const guarded = await makeGuardedMember(opened, given)
  const visitor = visit(opened)
  return { ...guarded, visitor, challenge: await reachTwoFactor(visitor, guarded.account) }
}

export const giveCode = (visitor: Visitor, challenge: string, code: string, rememberDevice = false) =>
  visitor.ask(verifyTwoFactor, { challenge, code, rememberDevice })

/** Logs in with the second factor and remembers the device. Returns the device's token. */
export async function rememberDevice(
  opened: OpenedPlatform,
  visitor: Visitor,
  { account, secret }: { account: string; secret: string },
): Promise<string> {
  const challenge = await reachTwoFactor(visitor, account)
  const answer = await giveCode(visitor, challenge, await codeOf(opened, secret), true)
  if (!answer.success || answer.value.device === null) throw new Error('The device is not remembered')
  return answer.value.device
}

export async function logInFrom(visitor: Visitor, device: string, account: string, password = knownPassword) {
  const slider = await visitor.solveSlider('login')
  const asked = { username: account, password, slider, side: 'player', device } as const
  return visitor.ask(login, { type: 'username', ...asked })
}
