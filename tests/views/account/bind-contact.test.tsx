import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { BindAnswer, Binding, CodeTarget, ContactCodeAnswer } from '#api/account/contact-code.ts'
import { bindContactMachine } from '#machines/account/bind-contact.machine.ts'
import { contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { BindContact } from '#ui/account/security-center/bind-contact.tsx'

test('[MEM-02] rejects a landline before requesting a code, and adds a pasted mobile number', async () => {
  const targets: CodeTarget[] = []
  const bindings: Binding[] = []
  const sendContactCode = fromPromise<ContactCodeAnswer, CodeTarget>(async ({ input }) => {
    targets.push(input)
    return { ok: true, value: { expiredMinutes: 1 } }
  })
  const bindContact = fromPromise<BindAnswer, Binding>(async ({ input }) => {
    bindings.push(input)
    return { ok: true, value: {} }
  })
  const contactCode = contactCodeMachine.provide({ actors: { sendContactCode } })
  const actor = createActor(bindContactMachine.provide({ actors: { contactCode, bindContact } }), {
    input: { kind: 'mobile', before: null, isBound: false, dialingCode: '55' },
  })
  await show(<BindContact actor={actor.start()} />)
  const mobile = page.getByLabelText(textOf('cashier.payoutAccount.keyKindPhone'), { exact: true })
  const code = page.getByLabelText(textOf('common.verificationCode'), { exact: true })
  const askCode = page.getByRole('button', { name: textOf('auth.smsCode.request') })
  await mobile.fill('(11) 3333-4444')
  await askCode.click()
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.phone.invalidBrazil'))
  expect(targets).toEqual([])
  await mobile.fill('tel:+55-11-97777-4321')
  await askCode.click()
  await expect.element(page.getByRole('status').filter({ hasText: textOf('common.codeSent') })).toBeVisible()
  const target = { kind: 'mobile', mobile: { mobileNum: '11977774321', countryDialingCode: '55' } }
  expect(targets).toEqual([target])
  await code.fill('246-835')
  await page.getByLabelText(textOf('common.loginPassword')).fill('palpite-demo-1')
  await page.getByRole('button', { name: textOf('account.securityCenter.contactSave'), exact: true }).click()
  await expect.poll(() => actor.getSnapshot().output).toEqual({ bound: true })
  expect(bindings).toEqual([{ target, verificationCode: '246835', password: 'palpite-demo-1' }])
})
