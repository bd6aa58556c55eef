import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spendCode } from '#server/auth/challenges/sms-code.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { askForRegisterCode, brazil, makeMobileMember, newMobile } from '#tests/support/auth/sms.ts'
import { newestCode, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

describe('Request for a registration code', () => {
  test('[CALL-05] sends a code to a new or registered mobile, and returns the time until the next code', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const unknown = newMobile()
    for (const number of [mobileNum, unknown]) {
      const sent = await askForRegisterCode(visit(opened), number)
      expect(sent).toEqual({ success: true, status: 200, value: { expiredMinutes: 1 } })
    }
    const spent = { purpose: 'register', askedBy: null, clientId: '', now: new Date() } as const
    for (const number of [mobile, `+${brazil}${unknown}`]) {
      const code = await newestCode(opened, number)
      expect(await spendCode(opened.platform.database, { ...spent, recipient: number, code })).toBe(true)
      expect(await spendCode(opened.platform.database, { ...spent, recipient: number, code })).toBe(false)
    }
  })

  test('is rejected while direct registration is disabled', async () => {
    await writeSetting(opened.platform.database, settings.modules, {
      ...settings.modules.initial,
      DIRECTREG3: false,
    })
    expect(await askForRegisterCode(visit(opened), newMobile())).toMatchObject({ code: 'code.off' })
  })

  test('is rejected when registration by mobile is off and the form has no code field', async () => {
    const { database } = opened.platform
    await writeSetting(database, settings.modules, { ...settings.modules.initial, MOBILENUMREG3: false })
    expect(await askForRegisterCode(visit(opened), newMobile())).toMatchObject({ success: true })
    const rules = settings.registerRules.initial
    const withoutCode = { ...rules, verificationCode: { ...rules.verificationCode, enabled: false } }
    await writeSetting(database, settings.registerRules, withoutCode)
    expect(await askForRegisterCode(visit(opened), newMobile())).toMatchObject({ code: 'code.off' })
    await writeSetting(database, settings.registerRules, rules)
  })
})
