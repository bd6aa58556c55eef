import { sendForgotPasswordCode } from '#protocol/auth/forgot-password.ts'
import { login } from '#protocol/auth/login.ts'
import { sendLoginCode, sendRegisterCode } from '#protocol/auth/sms-code.ts'
import { type OpenedPlatform, type Visitor, visit } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'

export const brazil = '55'

let national = 11_900_000_000
/** Size of a block of phone numbers. The platform limits codes per block. */
const BLOCK = 1_000

/** Returns an unused Brazilian phone number in national format, from a new block. */
export function newMobile(): string {
  national += BLOCK
  return String(national)
}

/** Returns unused consecutive Brazilian phone numbers in national format. */
export function mobilesOfOneBlock(count: number): string[] {
  const first = Number(newMobile())
  return Array.from({ length: count }, (_, place) => String(first + place))
}

export async function makeMobileMember(opened: OpenedPlatform, given: Parameters<typeof makeMember>[1] = {}) {
  const mobileNum = newMobile()
  const mobile = `+${brazil}${mobileNum}`
  return { ...(await makeMember(opened, { ...given, mobile })), mobileNum, mobile }
}

export async function askForLoginCode(
  visitor: Visitor,
  mobileNum: string,
  countryDialingCode = brazil,
  device?: string,
) {
  const slider = await visitor.solveSlider('loginCode')
  return visitor.ask(sendLoginCode, { mobileNum, countryDialingCode, slider, device })
}

export async function askForRegisterCode(visitor: Visitor, mobileNo: string) {
  const slider = await visitor.solveSlider('registerCode')
  return visitor.ask(sendRegisterCode, { mobileNo, countryDialingCode: brazil, slider })
}

export async function askForForgotCode(visitor: Visitor, mobileNum: string, device?: string) {
  const slider = await visitor.solveSlider('forgotCode')
  return visitor.ask(sendForgotPasswordCode, { mobileNum, countryDialingCode: brazil, slider, device })
}

/** Logs in by SMS code, from a new tab. */
export const logInByCode = (
  opened: OpenedPlatform,
  mobileNum: string,
  verificationCode: string,
  side: 'player' | 'agent' = 'player',
) => visit(opened).ask(login, { type: 'sms', mobileNum, countryDialingCode: brazil, verificationCode, side })
