import { afterEach, describe, expect, test } from 'vitest'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { tellStoriesApart } from '#tests/support/auth/login-story.ts'
import {
  createRegistrationStory,
  fillInByName,
  firstRules,
  openRegistration,
  registered,
  ruleOf,
} from '#tests/support/auth/registration-story.ts'

tellStoriesApart()
afterEach(registrationDraft.clear)

describe('registration with an invitation', () => {
  test('[REG-11] reports an invalid code in a dialog and keeps the form', async () => {
    const story = createRegistrationStory()
    story.registrations.affiliates.push(
      { ok: false, refusal: { code: 'affiliate.invalid', message: '', value: {} } },
      { ok: true, value: {} },
    )
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story)
    fillInByName(popup)
    popup.type('affiliateCode', 'NOBODY')
    await popup.submit()
    expect(popup.now().matches({ open: { form: { editing: 'affiliateInvalid' } } })).toBe(true)
    expect(story.platform.sliderActions).toEqual([])
    const typed = popup.now().context.fields
    popup.actor.send({ type: 'warning.dismiss' })
    expect(popup.now().matches({ open: { form: { editing: 'idle' } } })).toBe(true)
    expect(popup.now().context).toMatchObject({ fields: typed, agreed: true, method: 'username' })
    popup.type('affiliateCode', 'AGENTE1')
    await popup.submit()
    await popup.slide()
    expect(story.registrations.checked).toEqual([
      { code: 'NOBODY', domain: 'palpite.example' },
      { code: 'AGENTE1', domain: 'palpite.example' },
    ])
    expect(popup.now().status).toBe('done')
  })

  test('checks an invitation code from the URL before the slider, even if the operator hides its field', async () => {
    const rules = { ...firstRules, affiliateCode: ruleOf(14, 4, 16, { enabled: false }) }
    const story = createRegistrationStory(rules)
    story.registrations.affiliates.push({ ok: true, value: {} })
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story, { codes: { affiliateCode: 'SUL2026', referralCode: 'ANA7' } })
    fillInByName(popup)
    expect(popup.asked()).toContain('affiliateCode')
    await popup.submit()
    expect(story.registrations.calls).toEqual(['affiliate'])
    expect(story.registrations.requests).toEqual([])
    await popup.slide()
    expect(story.registrations.calls).toEqual(['affiliate', 'register'])
    expect(story.registrations.requests[0]?.details).toMatchObject({
      affiliateCode: 'SUL2026',
      referralCode: 'ANA7',
    })
  })
})

describe('the registration request', () => {
  test('[REG-12] contains the trimmed values of the username tab’s filled fields, and the URL of the page', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story)
    popup.type('mobileNum', '(11) 98888-0099')
    popup.type('verificationCode', '123456')
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(story.registrations.requests).toEqual([
      {
        method: 'username',
        details: {
          username: 'novata',
          password: 'segredo-1',
          confirmPassword: 'segredo-1',
          mobileNum: '11988880099',
          countryDialingCode: '55',
          verificationCode: '123456',
          registerUrl: 'https://palpite.example/register',
          domain: 'palpite.example',
          registerMethod: 'WEB',
          slider: 'pass 1',
          login: true,
        },
      },
    ])
    expect(story.platform.sliderActions).toEqual(['register'])
  })

  test('[REG-12] contains the invitation codes, and the Firebase token instead of the SMS code', async () => {
    const story = createRegistrationStory()
    story.platform.firebaseConfirms.push({ ok: true, value: { idToken: 'vouched' } })
    story.registrations.affiliates.push({ ok: true, value: {} })
    story.registrations.answers.push(registered)
    const codes = { affiliateCode: 'SUL2026', referralCode: 'ANA7' }
    const popup = await openRegistration(story, { codeSender: 'firebase', codes })
    popup.type('mobileNum', '11 98888 0099')
    popup.type('verificationCode', '123456')
    popup.agree()
    await popup.submit()
    await popup.slide()
    expect(story.platform.firebaseCodes).toEqual([
      { mobile: { countryDialingCode: '55', mobileNum: '11988880099' }, code: '123456' },
    ])
    expect(story.registrations.requests).toEqual([
      {
        method: 'mobile',
        details: {
          username: '11988880099',
          mobileNum: '11988880099',
          countryDialingCode: '55',
          firebaseChannel: 'sms',
          firebaseIdToken: 'vouched',
          ...codes,
          registerUrl: 'https://palpite.example/register',
          domain: 'palpite.example',
          registerMethod: 'WEB',
          slider: 'pass 1',
          login: true,
        },
      },
    ])
  })

  test('uses the mobile’s digits as the username on the mobile tab and omits the other tab’s fields', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story)
    fillInByName(popup)
    popup.choose('mobile')
    popup.type('mobileNum', '11 98888 0099')
    popup.type('verificationCode', '123456')
    await popup.submit()
    await popup.slide()
    const [sent] = story.registrations.requests
    expect(sent).toMatchObject({
      method: 'mobile',
      details: { username: '11988880099', mobileNum: '11988880099', verificationCode: '123456' },
    })
    expect(sent?.details).not.toHaveProperty('password')
    expect(popup.now().output).toMatchObject({ method: 'mobile' })
  })
})
