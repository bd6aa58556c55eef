import { Secret, TOTP } from 'otpauth'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

test('the sandbox console switches two-factor authentication on, shows its code and switches it off', {
  tag: LONG,
}, async ({ page, platform, faults }) => {
  await page.goto(`${platform.url}/sandbox`)
  const section = page.getByRole('region', { name: textOf('sandbox.sectionNames.twoFactor') })
  await section.getByLabel(textOf('sandbox.common.username')).fill('ana')
  await section.getByRole('button').click()
  const secret = await section.getByText(/^[A-Z2-7]{32}$/).textContent()
  await expect(section.getByText(/^[A-Z]{4}(-[A-Z]{4}){3}$/)).toHaveCount(10)
  await expect(section).toContainText(patternOf('sandbox.currentCode.validFor'))
  const now = Date.now()
  const shown = await section.locator('mark').textContent()
  const step = TOTP.counter({ timestamp: now })
  const near = [step, step + 1].map((one) =>
    TOTP.generate({ secret: Secret.fromBase32(secret ?? ''), timestamp: one * 30_000 }),
  )
  expect(near).toContain(shown)

  await section.getByLabel(textOf('sandbox.twoFactor.on')).uncheck()
  await section.getByRole('button').click()
  await expect(section.getByRole('status')).toHaveText(textOf('sandbox.twoFactor.isOff'))
  await section.getByLabel(textOf('sandbox.common.username')).fill('nobody-of-that-name')
  await section.getByRole('button').click()
  await expect(section.getByRole('status')).toHaveText(textOf('sandbox.twoFactor.unknownAccount'))
  expectOnly(faults, /404/)
})
