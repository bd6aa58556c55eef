import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bindEmail,
  bindMobile,
  sendBindEmailCode,
  sendBindMobileCode,
  sendPaymentPasswordCode,
} from '#protocol/account/bound-contacts.ts'
import { listMessages } from '#protocol/account/messages.ts'
import { readSecurityProfile } from '#protocol/account/security-profile.ts'
import { member } from '#server/identity/member.table.ts'
import { makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { mailsTo } from '#tests/support/auth/mail.ts'
import { askForLoginCode, brazil, logInByCode, newMobile } from '#tests/support/auth/sms.ts'
import { atOnce, newestCode, type OpenedPlatform, otherCode, tally, textsTo } from '#tests/support/client.ts'
import { knownPassword, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

const sendTo = (person: Person, mobileNum: string) =>
  person.ask(sendBindMobileCode, { mobileNum, countryDialingCode: brazil }, person.headers)

type Given = { password?: string; code?: string }

const bind = (person: Person, mobileNum: string, { password = knownPassword, code = '' }: Given) =>
  person.ask(
    bindMobile,
    { mobileNum, countryDialingCode: brazil, verificationCode: code, password },
    person.headers,
  )

async function texted(person: Person, mobileNum = newMobile()) {
  expect(await sendTo(person, mobileNum)).toMatchObject({ success: true })
  return { mobileNum, code: await newestCode(opened, `+${brazil}${mobileNum}`) }
}

const mailedCode = async (address: string) =>
  /\d{6}/.exec((await mailsTo(opened, address))[0] ?? '')?.[0] ?? ''

const mail = (person: Person, email: string) => person.ask(sendBindEmailCode, { email }, person.headers)
const bindAddress = (person: Person, email: string, verificationCode: string) =>
  person.ask(bindEmail, { email, verificationCode, password: knownPassword }, person.headers)

const profileOf = (person: Person) => person.read(readSecurityProfile, {}, person.headers)
const titlesOf = async (person: Person) =>
  (await person.read(listMessages, {}, person.headers)).messages.map(({ title }) => title)

describe('[MEM-02] Mobile binding', () => {
  test('requires the password and an SMS code, and enables login codes for the mobile', async () => {
    const player = await makePlayer(opened)
    const { mobileNum, code } = await texted(player)
    expect(await bind(player, mobileNum, { code })).toMatchObject({ success: true })
    expect((await profileOf(player)).mobileNum).toBe(`+55 •••• ${mobileNum.slice(-4)}`)
    expect(await titlesOf(player)).toEqual([textIn('en', 'notification.security.phoneVerified.title')])
    await askForLoginCode(player, mobileNum)
    const loginCode = await newestCode(opened, `+${brazil}${mobileNum}`)
    expect(await logInByCode(opened, mobileNum, loginCode)).toMatchObject({
      success: true,
      value: { member: { id: player.id } },
    })
  })

  test('notifies the replaced mobile by SMS that it is no longer bound', async () => {
    const player = await makePlayer(opened)
    const before = await texted(player)
    await bind(player, before.mobileNum, before)
    const next = await texted(player)
    await bind(player, next.mobileNum, next)
    const [told] = await textsTo(opened, `+${brazil}${before.mobileNum}`)
    expect(told).toBe(textIn('en', 'contact.replaced.mobile', { brand: 'Palpite' }))
  })

  test('allows five wrong passwords, then rejects even the correct password for ten minutes', async () => {
    const player = await makePlayer(opened)
    const { mobileNum, code } = await texted(player)
    const answers = await atOnce(8, () => bind(player, mobileNum, { password: 'not-that-one', code }))
    expect(tally(answers)).toEqual({ 'password.wrong': 5, 'password.throttled': 3 })
    await opened.platform.database.update(member).set({ mobile: null }).where(eq(member.id, player.member.id))
    await moveClock(opened, 9.9 * MINUTE)
    expect(await bind(player, mobileNum, { code })).toMatchObject({ code: 'password.throttled' })
    expect((await profileOf(player)).mobileNum).toBeNull()
  })

  test('allows five wrong codes, then rejects even the correct code for ten minutes', async () => {
    const player = await makePlayer(opened)
    const { mobileNum, code } = await texted(player)
    const guess = () => bind(player, mobileNum, { code: otherCode(code) })
    for (let left = 4; left >= 0; left--)
      expect(await guess()).toMatchObject({ code: 'contact.codeWrong', value: { guessesLeft: left } })
    expect(await guess()).toMatchObject({ code: 'contact.throttled' })
    expect(await bind(player, mobileNum, { code })).toMatchObject({ code: 'contact.throttled' })
    await moveClock(opened, 10.1 * MINUTE)
    const again = await texted(player, mobileNum)
    expect(await bind(player, mobileNum, again)).toMatchObject({ success: true })
  })

  test('rejects a code that was sent to another mobile or for another purpose', async () => {
    const player = await makePlayer(opened)
    const [one, other] = [await texted(player), await texted(player)]
    expect(await bind(player, one.mobileNum, other)).toMatchObject({ code: 'contact.codeWrong' })
    expect(await bind(player, '123456789012345', one)).toMatchObject({ code: 'contact.codeWrong' })
    const mobileNum = newMobile()
    await askForLoginCode(player, mobileNum)
    expect(await bind(player, mobileNum, { code: '123456' })).toMatchObject({ code: 'contact.codeWrong' })
  })

  test('accepts a member’s code even if another member has requested a newer one for the same mobile', async () => {
    const [player, other] = [await makePlayer(opened), await makePlayer(opened)]
    const { mobileNum, code } = await texted(player)
    expect(await bind(other, mobileNum, { code })).toMatchObject({ code: 'contact.codeWrong' })
    const later = await texted(other, mobileNum)
    if (later.code !== code)
      expect(await bind(player, mobileNum, later)).toMatchObject({ code: 'contact.codeWrong' })
    expect(await bind(player, mobileNum, { code })).toMatchObject({ success: true })
    expect((await profileOf(other)).mobileNum).toBeNull()
  })

  test('rejects another member’s mobile, but reveals that it is taken only if the code is correct', async () => {
    const [holder, player] = [await makePlayer(opened), await makePlayer(opened)]
    const held = await texted(holder)
    await bind(holder, held.mobileNum, held)
    await moveClock(opened, 1.1 * MINUTE)
    // Sending the code succeeds, so it does not reveal that the number is taken.
    const again = await texted(player, held.mobileNum)
    expect(await bind(player, held.mobileNum, { code: otherCode(again.code) })).toMatchObject({
      code: 'contact.codeWrong',
    })
    expect(await bind(player, held.mobileNum, again)).toMatchObject({ code: 'contact.taken' })
    expect((await profileOf(player)).mobileNum).toBeNull()
    expect(await titlesOf(player)).toEqual([])
  })

  test('succeeds only once when five requests send the same code concurrently', async () => {
    const player = await makePlayer(opened)
    const { mobileNum, code } = await texted(player)
    expect(tally(await atOnce(5, () => bind(player, mobileNum, { code })))).toMatchObject({ done: 1 })
    expect(await titlesOf(player)).toEqual([textIn('en', 'notification.security.phoneVerified.title')])
  })

  test('sends no SMS to an invalid mobile, and requires a wait before the next code', async () => {
    const player = await makePlayer(opened)
    expect(await sendTo(player, '12345')).toMatchObject({ code: 'code.mobileInvalid' })
    const { mobileNum } = await texted(player)
    expect(await sendTo(player, mobileNum)).toMatchObject({ code: 'code.throttled' })
  })
})

describe('[MEM-02] Email binding', () => {
  test('requires the emailed code and ignores the letter case of the address', async () => {
    const player = await makePlayer(opened)
    expect(await mail(player, 'Zelia@Example.com')).toMatchObject({ success: true })
    const code = await mailedCode('zelia@example.com')
    expect(await bindAddress(player, 'Zelia@Example.com', code)).toMatchObject({ success: true })
    expect(await profileOf(player)).toMatchObject({ email: 'Z•••@Example.com', emailBound: true })
    expect(await titlesOf(player)).toEqual([textIn('en', 'notification.security.emailVerified.title')])
  })

  test('rejects an email address that another member has bound, regardless of letter case', async () => {
    const [one, other] = [await makePlayer(opened), await makePlayer(opened)]
    for (const { id } of [one.member, other.member])
      await opened.platform.database.update(member).set({ email: 'rui@example.com' }).where(eq(member.id, id))
    expect(await profileOf(one)).toMatchObject({ email: 'r•••@example.com', emailBound: false })
    await mail(one, 'rui@example.com')
    expect(await bindAddress(one, 'rui@example.com', await mailedCode('rui@example.com'))).toMatchObject({
      success: true,
    })
    await moveClock(opened, 1.1 * MINUTE)
    await mail(other, 'RUI@example.com')
    expect(await bindAddress(other, 'RUI@example.com', await mailedCode('rui@example.com'))).toMatchObject({
      code: 'contact.taken',
    })
    expect(await profileOf(other)).toMatchObject({ emailBound: false })
  })

  test('rejects an email code that another member requested', async () => {
    const [player, other] = [await makePlayer(opened), await makePlayer(opened)]
    await mail(player, 'iara@example.com')
    const code = await mailedCode('iara@example.com')
    expect(await bindAddress(other, 'iara@example.com', code)).toMatchObject({ code: 'contact.codeWrong' })
    expect(await bindAddress(player, 'iara@example.com', code)).toMatchObject({ success: true })
  })

  test('uses the saved address if none is entered, and sends no email if none is saved', async () => {
    const player = await makePlayer(opened)
    const bindKnown = (verificationCode: string) =>
      player.ask(bindEmail, { verificationCode, password: knownPassword }, player.headers)
    expect(await player.ask(sendBindEmailCode, {}, player.headers)).toMatchObject({ code: 'code.noEmail' })
    expect(await bindKnown('123456')).toMatchObject({ code: 'contact.codeWrong' })
    await opened.platform.database
      .update(member)
      .set({ email: 'Ivo@example.com' })
      .where(eq(member.id, player.member.id))
    expect(await player.ask(sendBindEmailCode, {}, player.headers)).toMatchObject({ success: true })
    expect(await bindKnown(await mailedCode('ivo@example.com'))).toMatchObject({ success: true })
    expect(await profileOf(player)).toMatchObject({ email: 'I•••@example.com', emailBound: true })
  })

  test('rejects an SMS code for an email address', async () => {
    const player = await makePlayer(opened)
    const { code } = await texted(player)
    await mail(player, 'nina@example.com')
    const mailed = await mailedCode('nina@example.com')
    if (code !== mailed)
      expect(await bindAddress(player, 'nina@example.com', code)).toMatchObject({ code: 'contact.codeWrong' })
    expect(await bindAddress(player, 'nina@example.com', mailed)).toMatchObject({ success: true })
  })
})

test('[MEM-02] sends a payment password code to the bound mobile, and rejects members without a mobile', async () => {
  const player = await makePlayer(opened)
  const ask = () => player.ask(sendPaymentPasswordCode, {}, player.headers)
  expect(await ask()).toMatchObject({ code: 'code.noMobile' })
  const { mobileNum, code } = await texted(player)
  await bind(player, mobileNum, { code })
  expect(await ask()).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
  const mobile = `+${brazil}${mobileNum}`
  const [text] = await textsTo(opened, mobile)
  const values = { brand: 'Palpite', code: await newestCode(opened, mobile), minutes: 10 }
  expect(text).toContain(textIn('en', 'code.paymentPassword', values))
  expect(await ask()).toMatchObject({ code: 'code.throttled' })
})
