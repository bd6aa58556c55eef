import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { demoAccounts } from '#server/demo-data/demo-accounts.ts'
import { platformTime } from '#tests/browser/kit/sandbox.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'

/** Base32 secret of the demo account with two-factor authentication. */
const verasSecret = secretOf('vera')

function secretOf(account: string): string {
  const secret = demoAccounts.find((one) => one.account === account)?.authenticator
  if (!secret) throw new Error(`${account} has no authenticator.`)
  return secret
}

export function twoFactor(page: Page) {
  return {
    code: page.getByRole('textbox', { name: textOf('common.authenticatorCode') }),
    recoveryCode: page.getByRole('textbox', { name: textOf('auth.twoFactor.backupCode') }),
    other: page.getByRole('button', {
      name: anyOf(textOf('auth.twoFactor.useBackupCode'), textOf('auth.twoFactor.useApp')),
    }),
    remember: page.getByLabel(textOf('auth.twoFactor.trustDevice')),
    submit: page.getByRole('button', {
      name: anyOf(textOf('auth.twoFactor.confirm'), textOf('common.checking')),
    }),
    back: page.getByRole('button', { name: textOf('common.back'), exact: true }),
    said: page.getByRole('alert'),
  }
}

/**
 * Returns the authenticator code for the platform's current time plus `later` steps of 30 seconds. Each code
 * works only once, so a test that needs another code takes a later step.
 */
export async function authenticatorCode(
  request: APIRequestContext,
  { secret = verasSecret, later = 0 } = {},
): Promise<string> {
  const timestamp = (await platformTime(request)) + later * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** Returns a code that is wrong for the current step and for the two steps on each side. */
export async function wrongCode(request: APIRequestContext): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((later) => authenticatorCode(request, { later })))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  )
  if (!wrong) throw new Error('Every code is right.')
  return wrong
}
