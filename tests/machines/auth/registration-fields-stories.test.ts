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
afterEach(registrationDraft.forget)

describe('which fields there are', () => {
  test('[REG-03] by mobile comes first where it is switched on, and there is nothing to choose with one way', () => {
    const both = { ...noFlags, registrationByName: true, registrationByMobile: true }
    expect(registrationOffer(both, null).methods).toEqual(['mobile', 'username'])
    expect(registrationOffer({ ...both, registrationByMobile: false }, null).methods).toEqual(['username'])
    expect(registrationOffer({ ...both, registrationByName: false }, null).methods).toEqual(['mobile'])
    expect(registrationOffer(noFlags, null).methods).toEqual([])
  })

  test('the chosen tab decides: a name of one’s own, or the mobile as the name', async () => {
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

  test('[ROUTE-03] a code that came with the address stands before all else on either tab, one that may be typed right after who one is', async () => {
    const arrived = await openRegistration(createRegistrationStory(), { codes: { affiliateCode: 'SUL2026' } })
    expect(arrived.asked().slice(0, 2)).toEqual(['affiliateCode', 'mobileNum'])
    arrived.choose('username')
    expect(arrived.asked().slice(0, 2)).toEqual(['affiliateCode', 'username'])
    const typing = await openRegistration(createRegistrationStory())
    typing.choose('username')
    expect(typing.asked()[typing.asked().indexOf('affiliateCode') - 1]).toBe('verificationCode')
  })

  test('[AGENT-06] an invitation is looked up as the popup opens, and again once another code was typed', async () => {
    const popup = await openRegistration(createRegistrationStory(), { codes: { affiliateCode: 'SUL2026' } })
    const invitation = () => popup.now().children.invitation?.getSnapshot()
    expect(invitation()).toMatchObject({ value: 'loading', context: { code: 'SUL2026' } })
    popup.type('affiliateCode', 'NORTE26')
    expect(invitation()).toMatchObject({ value: 'typing' })
    popup.leave('affiliateCode')
    expect(invitation()).toMatchObject({ value: 'loading', context: { code: 'NORTE26' } })
  })

  test('[AGENT-06] the form comes together with what the invitation brings, or without it after a second', async () => {
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

  test('[REG-07] a mobile is required by its tab or by the operator, and its code wherever codes are texted', async () => {
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
    // No code is sent: the rule is off, and mobiles are not verified otherwise.
    story.registrations.rules = { ...firstRules, verificationCode: ruleOf(6, 6, 6, { enabled: false }) }
    const untexted = await openRegistration(story, { offer: { codeAsked: false } })
    untexted.choose('mobile')
    expect(untexted.asked()).not.toContain('verificationCode')
  })

  test('[REG-19] the mobile’s tab asks for a password and a code where the operator wants it so', async () => {
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

  test('[REG-06] a payment password is required whenever it is shown, whatever its rule says', async () => {
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

  test('a captcha is read where the site wants one, and its rule alone asks for none', async () => {
    const story = createRegistrationStory({ ...firstRules, captcha: ruleOf(6, 4, 4) })
    expect((await openRegistration(story)).asked()).not.toContain('captcha')
    const popup = await openRegistration(story, { offer: { captchaAsked: true } })
    expect(popup.requiredFields()).toContain('captcha')
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 1')
  })
})
