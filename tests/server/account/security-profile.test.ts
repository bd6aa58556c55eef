import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changeIcon, changeNickname, readSecurityProfile } from '#protocol/account/security-profile.ts'
import { member } from '#server/identity/member.table.ts'
import { makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { makeGuardedMember } from '#tests/support/auth/authenticator.ts'
import { type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, logInAs, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

const profileOf = (person: Person) => person.read(readSecurityProfile, {}, person.headers)
const rename = (person: Person, nickname: string) => person.ask(changeNickname, { nickname }, person.headers)

test('[MEM-02] masks the contact data in a member’s profile', async () => {
  const player = await makePlayer(opened)
  expect(await profileOf(player)).toMatchObject({
    account: player.member.account,
    payeeName: null,
    mobileNum: null,
    email: null,
    emailBound: false,
    payoutAccounts: 0,
    paymentPasswordSet: false,
    secondStepOn: false,
    lastLogin: null,
  })
  await opened.platform.database
    .update(member)
    .set({ mobile: '+5511988887777', email: 'Ana@example.com', userName: 'Ana Lúcia Barreto' })
    .where(eq(member.id, player.member.id))
  const profile = await profileOf(player)
  expect(profile).toMatchObject({
    mobileNum: '+55 •••• 7777',
    email: 'A•••@example.com',
    payeeName: 'Ana L. B.',
  })
  expect(JSON.stringify(profile)).not.toMatch(/98888|Ana@|Barreto/)
})

test('[MEM-02] shows whether two-factor authentication is on, and the previous login’s IP address and device', async () => {
  const made = await makeGuardedMember(opened)
  const token = await enter(opened, made)
  expect(await visit(opened).read(readSecurityProfile, {}, { token })).toMatchObject({ secondStepOn: true })
  const plain = await makeMember(opened)
  const first = await logInAs(visit(opened, { ip: '203.0.113.9', userAgent: ANDROID }), plain.account)
  if (!first.success) throw new Error('Not logged in')
  const read = (own: string) => visit(opened).read(readSecurityProfile, {}, { token: own })
  expect((await read(first.value.token)).lastLogin).toBeNull()
  const second = await logInAs(visit(opened, { ip: '203.0.113.10' }), plain.account)
  if (!second.success) throw new Error('Not logged in')
  expect((await read(second.value.token)).lastLogin).toMatchObject({
    ip: '203.0.113.9',
    device: 'Chrome, Android',
  })
})

describe('[MEM-02] Nickname', () => {
  test('is saved to the member’s profile without surrounding blanks', async () => {
    const player = await makePlayer(opened)
    expect(await rename(player, '  Zé da Sorte 7 ')).toMatchObject({
      success: true,
      value: { nickname: 'Zé da Sorte 7' },
    })
    expect(await player.read(readMemberInfo, {}, player.headers)).toMatchObject({ nickname: 'Zé da Sorte 7' })
  })

  test('is given to only one of six members who request it concurrently in different letter case', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => makePlayer(opened)))
    const answers = await Promise.all(
      players.map((player, place) => rename(player, place % 2 ? 'Rei do Rio' : 'REI DO RIO')),
    )
    expect(tally(answers)).toEqual({ done: 1, 'nickname.refused': 5 })
    const holder = players[answers.findIndex(({ success }) => success)]
    if (!holder) throw new Error('Nobody has it')
    expect(await rename(holder, 'Rei do Rio')).toMatchObject({ success: true })
  })

  test.each([
    'Suporte Palpite',
    'Pálpite',
    'A d m i n',
    'oficial-77',
    '<b>oi</b>',
    'a\u202Eb',
    '-- --',
    '💰💰',
  ])('is rejected if it is forbidden: %s', async (nickname) => {
    expect(await rename(await makePlayer(opened), nickname)).toMatchObject({
      code: 'nickname.refused',
      value: { reason: 'forbidden' },
    })
  })
})

test('[MEM-02] accepts only avatars from the list', async () => {
  const player = await makePlayer(opened)
  const choose = (iconId: string) => player.ask(changeIcon, { iconId }, player.headers)
  expect(await choose('3')).toMatchObject({ success: true, value: { icon: '/art/avatars/3.svg' } })
  for (const other of ['999', '-1', '03', '../3']) expect(await choose(other)).toMatchObject({ status: 404 })
  expect((await profileOf(player)).icon).toBe('/art/avatars/3.svg')
})

test('[MEM-02] denies trial players the security centre', async () => {
  const [trialType = 4] = opened.platform.operator.trialTypes
  const trial = await makeMember(opened, { type: trialType })
  const headers = { token: await enter(opened, trial) }
  expect(await visit(opened).ask(readSecurityProfile, {}, headers)).toMatchObject({
    status: 403,
    code: 'role.trial',
  })
})
