import { afterEach, describe, expect, test, vi } from 'vitest'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { registrationOffer } from '#machines/auth/registration.logic.ts'
import { noFlags } from '#machines/site/site-configuration.logic.ts'
import { tellStoriesApart } from '#tests/support/auth/login-story.ts'
import {
  createRegistrationStory,
  firstRules,
  openRegistration,
  ruleOf,
} from '#tests/support/auth/registration-story.ts'

tellStoriesApart()
afterEach(registrationDraft.clear)

describe('the registration form', () => {
  test('[REG-03] offers the enabled methods, mobile first', () => {
    const both = { ...noFlags, registrationByName: true, registrationByMobile: true }
    expect(registrationOffer(both, null).methods).toEqual(['mobile', 'username'])
    expect(registrationOffer({ ...both, registrationByMobile: false }, null).methods).toEqual(['username'])
    expect(registrationOffer({ ...both, registrationByName: false }, null).methods).toEqual(['mobile'])
    expect(registrationOffer(noFlags, null).methods).toEqual([])
  })

  test('shows the fields of the chosen tab', async () => {
    const popup = await openRegistration(createRegistrationStory())
    expect(popup.now().context.method).toBe('mobile')
    expect(popup.asked()).toEqual(['mobileNum', 'verificationCode', 'affiliateCode', 'email'])
    popup.choose('username')
    expect(popup.now().context.method).toBe('username')
    expect(popup.asked().slice(0, 5)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
    ])
  })

  test('[ROUTE-03] shows the invitation code field first if the URL has a code, or else after the SMS code', async () => {
    const arrived = await openRegistration(createRegistrationStory(), { codes: { affiliateCode: 'SUL2026' } })
    expect(arrived.asked().slice(0, 2)).toEqual(['affiliateCode', 'mobileNum'])
    arrived.choose('username')
    expect(arrived.asked().slice(0, 2)).toEqual(['affiliateCode', 'username'])
    const typing = await openRegistration(createRegistrationStory())
    typing.choose('username')
    expect(typing.asked()[typing.asked().indexOf('affiliateCode') - 1]).toBe('verificationCode')
  })

  test('[AGENT-06] loads the invitation when the popup opens and after another code is entered', async () => {
    const popup = await openRegistration(createRegistrationStory(), { codes: { affiliateCode: 'SUL2026' } })
    const invitation = () => popup.now().children.invitation?.getSnapshot()
    expect(invitation()).toMatchObject({ value: 'loading', context: { code: 'SUL2026' } })
    popup.type('affiliateCode', 'NORTE26')
    expect(invitation()).toMatchObject({ value: 'typing' })
    popup.leave('affiliateCode')
    expect(invitation()).toMatchObject({ value: 'loading', context: { code: 'NORTE26' } })
  })

  test('[AGENT-06] opens when the invitation is loaded, or without it after one second', async () => {
    const opened = { codes: { affiliateCode: 'SUL2026' }, waited: 990 }
    const told = await openRegistration(createRegistrationStory(), opened)
    expect(told.now().value).toMatchObject({ open: { form: 'awaitingInvitation' } })
    told.actor.send({ type: 'invitation.settled' })
    expect(told.now().value).toMatchObject({ open: { form: { editing: 'idle' } } })
    const untold = await openRegistration(createRegistrationStory(), opened)
    expect(untold.now().value).toMatchObject({ open: { form: 'awaitingInvitation' } })
    await vi.advanceTimersByTimeAsync(10)
    expect(untold.now().value).toMatchObject({ open: { form: { editing: 'idle' } } })
  })

  test('[REG-07] requires a mobile and its SMS code on the mobile tab or if the rules require a mobile', async () => {
    const story = createRegistrationStory()
    const popup = await openRegistration(story)
    expect(popup.requiredFields()).toEqual(['mobileNum', 'verificationCode'])
    popup.choose('username')
    expect(popup.requiredFields()).toEqual(['username', 'password', 'confirmPassword'])
    popup.type('mobileNum', '11988880099')
    expect(popup.requiredFields()).toContain('verificationCode')
    popup.type('mobileNum', '')
    story.registrations.rules = { ...firstRules, mobileNum: ruleOf(6, 7, 11) }
    const strict = await openRegistration(story)
    strict.choose('username')
    expect(strict.requiredFields()).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode']))
    // No code is sent: the rule for codes is off, and the operator does not verify mobiles.
    story.registrations.rules = { ...firstRules, verificationCode: ruleOf(6, 6, 6, { enabled: false }) }
    const untexted = await openRegistration(story, { offer: { codeAsked: false } })
    untexted.choose('mobile')
    expect(untexted.asked()).not.toContain('verificationCode')
  })

  test('[REG-19] asks for a password and a code on the mobile tab if the operator requires them', async () => {
    const off = { ...noFlags, registrationByMobile: true }
    expect(registrationOffer(off, null)).toMatchObject({ mobilePasswordAsked: false, codeAsked: false })
    const on = { ...off, registrationByMobilePassword: true, registrationMobileVerified: true }
    expect(registrationOffer(on, null)).toMatchObject({ mobilePasswordAsked: true, codeAsked: true })

    const story = createRegistrationStory({
      ...firstRules,
      verificationCode: ruleOf(6, 6, 6, { enabled: false }),
    })
    const bare = await openRegistration(story, { offer: { codeAsked: false } })
    expect(bare.asked()).toEqual(['mobileNum', 'affiliateCode', 'email'])
    const full = await openRegistration(story, { offer: { codeAsked: true, mobilePasswordAsked: true } })
    expect(full.asked().slice(0, 4)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
  })

  test('[REG-06] requires the payment password whenever it shows the field', async () => {
    const rules = { ...firstRules, paymentPassword: ruleOf(6, 6, 6, { required: false }) }
    const popup = await openRegistration(createRegistrationStory(rules))
    expect(popup.requiredFields()).toContain('paymentPassword')
    const hidden = { ...firstRules, paymentPassword: ruleOf(6, 6, 6, { enabled: false }) }
    expect((await openRegistration(createRegistrationStory(hidden))).asked()).not.toContain('paymentPassword')
    await popup.submit()
    expect(popup.now().context.errors.paymentPassword).toBe('missing')
    popup.type('paymentPassword', '12345a')
    popup.leave('paymentPassword')
    expect(popup.now().context.errors.paymentPassword).toBe('pattern')
  })

  test('asks for a captcha only when the site requires one', async () => {
    const story = createRegistrationStory({ ...firstRules, captcha: ruleOf(6, 4, 4) })
    expect((await openRegistration(story)).asked()).not.toContain('captcha')
    const popup = await openRegistration(story, { offer: { captchaAsked: true } })
    expect(popup.requiredFields()).toContain('captcha')
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 1')
  })
})
