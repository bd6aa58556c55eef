import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  addPayoutAccount,
  listPayoutAccounts,
  preferPayoutAccount,
  removePayoutAccount,
} from '#protocol/cashier/payout-accounts.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

const PIN = '246810'
const pinHash = hashPassword(PIN)
const HOLDER = 'Ana Lúcia Barreto'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
afterEach(async () => {
  await moveClock(opened, 0)
  await writeSetting(opened.platform.database, settings.payoutAccounts, settings.payoutAccounts.initial)
})

async function payee(userName?: string): Promise<Person> {
  const person = await makePlayer(opened)
  await opened.platform.database
    .update(member)
    .set({ paymentPasswordHash: await pinHash, ...(userName ? { userName } : {}) })
    .where(eq(member.id, person.member.id))
  return person
}

type Details = RequestInput<typeof addPayoutAccount>['details']
type KeyKind = Extract<Details, { kind: 'pix' }>['keyKind']

const pix = (keyKind: KeyKind, key: string, holder = HOLDER): Details => ({
  kind: 'pix',
  keyKind,
  key,
  holder,
})
const bank = (given: Partial<Extract<Details, { kind: 'bank' }>> = {}): Details => ({
  kind: 'bank',
  bankCode: '341',
  branch: '1234',
  account: '56789-0',
  holder: HOLDER,
  ...given,
})
const email = (name: string) => pix('email', `${name}@example.com`)

const add = (person: Person, details: Details, paymentPassword = PIN) =>
  person.ask(addPayoutAccount, { details, paymentPassword }, person.headers)
const list = (person: Person) => person.read(listPayoutAccounts, {}, person.headers)
const namesOf = async (person: Person) => (await list(person)).accounts.map(({ name }) => name)

async function added(person: Person, details: Details): Promise<string> {
  const known = new Set((await list(person)).accounts.map(({ id }) => id))
  const answer = await add(person, details)
  if (!answer.success) throw new Error(`Refused with ${answer.code}`)
  const fresh = answer.value.accounts.find(({ id }) => !known.has(id))
  if (!fresh) throw new Error('Nothing was added')
  return fresh.id
}

describe('[MEM-02] Payout account', () => {
  test.each([
    ['CPF', pix('cpf', '529.982.247-25'), 'Pix · •••.982.247-••'],
    ['CNPJ', pix('cnpj', '11.222.333/0001-81'), 'Pix · ••.222.•••/0001-••'],
    ['CNPJ with letters', pix('cnpj', '12.abc.345/01de-35'), 'Pix · ••.ABC.•••/01DE-••'],
    ['mobile', pix('mobile', '+55 (11) 98888-0001'), 'Pix · +55 •••• 0001'],
    ['mobile without a country', pix('mobile', '(11) 97777-4321'), 'Pix · +55 •••• 4321'],
    ['foreign mobile', pix('mobile', '+351912345678'), 'Pix · +35 •••• 5678'],
    ['email address', pix('email', 'Ana.Barreto@Example.com'), 'Pix · an•••to@example.com'],
    ['short email address', pix('email', 'ana@example.com'), 'Pix · a•••@example.com'],
    ['random key', pix('random', '123E4567-e89b-12d3-a456-426655440000'), 'Pix · •••• 0000'],
    ['bank account', bank(), 'Itaú · •••89-0'],
  ])('is stored and never shown unmasked: %s', async (_what, details, name) => {
    const person = await payee(HOLDER)
    const answer = await add(person, details)
    expect(answer).toMatchObject({ success: true, value: { accounts: [{ name, holder: HOLDER }] } })
    const whole = details.kind === 'pix' ? details.key : details.account
    const said = JSON.stringify([answer, await list(person)])
    expect(said).not.toContain(whole)
    expect(said).not.toContain(whole.replace(/\W/g, ''))
  })

  test('has a distinct masked name, even if email addresses are similar', async () => {
    const person = await payee(HOLDER)
    for (const key of ['ana.barreto@example.com', 'alice.lima@example.com', 'ana.lucia@example.com'])
      await add(person, pix('email', key))
    expect(new Set(await namesOf(person)).size).toBe(3)
  })

  test.each<[string, Details, string]>([
    ['CPF with wrong check digits', pix('cpf', '52998224724'), 'key'],
    ['CPF of one repeated digit', pix('cpf', '11111111111'), 'key'],
    ['CPF that is too long', pix('cpf', '529982247250'), 'key'],
    ['CNPJ with wrong check digits', pix('cnpj', '11222333000182'), 'key'],
    ['CNPJ of zeros', pix('cnpj', '00000000000000'), 'key'],
    ['CNPJ with letters as check digits', pix('cnpj', '12ABC34501DEAB'), 'key'],
    ['mobile without its ninth digit', pix('mobile', '(11) 8888-0001'), 'key'],
    ['landline', pix('mobile', '+551133330001'), 'key'],
    ['word instead of an email address', pix('email', 'ana'), 'key'],
    ['random key that is too short', pix('random', '123e4567-e89b-12d3-a456-42665544000'), 'key'],
    ['bank code that does not exist', bank({ bankCode: '999' }), 'bankCode'],
    ['branch with letters', bank({ branch: 'abcd' }), 'branch'],
    ['account with letters', bank({ account: 'abc-d' }), 'account'],
    ['holder with digits', bank({ holder: '12345' }), 'holder'],
    ['holder with HTML', bank({ holder: 'Ana <b>Barreto</b>' }), 'holder'],
  ])('is rejected and uses up no payment password attempt: %s', async (_what, details, field) => {
    const person = await payee(HOLDER)
    for (let index = 0; index < 6; index++)
      expect(await add(person, details, '111111')).toMatchObject({
        code: 'payoutAccount.invalid',
        value: { field },
      })
    expect(await add(person, email('ana'))).toMatchObject({ success: true })
  })

  test('[CALL-59] must be in the member’s own name, regardless of letter case and accents', async () => {
    const person = await payee(HOLDER)
    expect((await list(person)).holder).toBe(HOLDER)
    const other = pix('email', 'ana@example.com', 'Bruno Tavares')
    expect(await add(person, other)).toMatchObject({ code: 'payoutAccount.holderDiffers' })
    const capitals = pix('email', 'ana@example.com', 'ANA  LUCIA BARRETO')
    expect(await add(person, capitals)).toMatchObject({ success: true })
  })

  test('sets the name of a member who registered without a name', async () => {
    const person = await payee()
    expect((await list(person)).holder).toBeNull()
    const id = await added(person, email('ana'))
    await person.read(removePayoutAccount, { id, paymentPassword: PIN }, person.headers)
    expect((await list(person)).holder).toBe(HOLDER)
    const other = pix('email', 'bruno@example.com', 'Bruno Tavares')
    expect(await add(person, other)).toMatchObject({ code: 'payoutAccount.holderDiffers' })
  })

  test('is stored only once, however it is written, even if it is sent four times concurrently', async () => {
    const person = await payee(HOLDER)
    const answers = await atOnce(4, () => add(person, pix('cpf', '52998224725')))
    expect(tally(answers)).toEqual({ done: 1, 'payoutAccount.exists': 3 })
    expect(await add(person, pix('cpf', '529.982.247-25'))).toMatchObject({ code: 'payoutAccount.exists' })
    expect(await namesOf(person)).toHaveLength(1)
    expect(await add(await payee(HOLDER), pix('cpf', '52998224725'))).toMatchObject({ success: true })
  })

  test('is limited in number, even under concurrent requests', async () => {
    const person = await payee(HOLDER)
    const most = 2
    await writeSetting(opened.platform.database, settings.payoutAccounts, { most, coolFor: 0 })
    await added(person, email('ana'))
    // Holds the member's lock until both requests wait for it. They then overlap, however long hashing takes.
    const { adding } = await opened.platform.database.transaction(async (tx) => {
      await tx.select().from(member).where(eq(member.id, person.member.id)).for('update')
      const adding = ['bia', 'caio'].map((name) => add(person, email(name)))
      await untilWaiting(opened, adding.length)
      return { adding }
    })
    expect(tally(await Promise.all(adding))).toEqual({ done: most - 1, 'payoutAccount.tooMany': 1 })
    const refused = await add(person, email('one-more'))
    expect(refused).toMatchObject({ code: 'payoutAccount.tooMany', value: { maxAccounts: most } })
    expect(await list(person)).toMatchObject({ maxAccounts: most })
  })

  test('can be used for withdrawals only after the cooling-off period', async () => {
    const person = await payee(HOLDER)
    const coolFor = 30 * 60_000
    await writeSetting(opened.platform.database, settings.payoutAccounts, { most: 5, coolFor })
    await added(person, email('ana'))
    const [fresh] = (await list(person)).accounts
    expect(Date.parse(fresh?.usableAt ?? '') - Date.parse(fresh?.addedAt ?? '')).toBe(coolFor)
    await moveClock(opened, coolFor + 1_000)
    expect((await list(person)).accounts).toMatchObject([{ usableAt: null }])
    await moveClock(opened, 0)
    await writeSetting(opened.platform.database, settings.payoutAccounts, { most: 5, coolFor: 0 })
    expect((await list(person)).accounts).toMatchObject([{ usableAt: null }])
  })

  test('is listed first if it is preferred, and the next account becomes preferred after its removal', async () => {
    const person = await payee(HOLDER)
    await added(person, email('ana'))
    await added(person, email('bia'))
    const id = await added(person, email('caio'))
    const preferred = await person.read(preferPayoutAccount, { id }, person.headers)
    expect(preferred.accounts.map((one) => [one.name.charAt(6), one.preferred])).toEqual([
      ['c', true],
      ['a', false],
      ['b', false],
    ])
    const left = await person.read(removePayoutAccount, { id, paymentPassword: PIN }, person.headers)
    expect(left.accounts.map((one) => [one.name.charAt(6), one.preferred])).toEqual([
      ['a', true],
      ['b', false],
    ])
    expect(await person.ask(preferPayoutAccount, { id }, person.headers)).toMatchObject({ status: 404 })
    expect(await add(person, email('caio'))).toMatchObject({ success: true })
  })

  test('is hidden from other members and unavailable to trial players', async () => {
    const person = await payee(HOLDER)
    const id = await added(person, email('ana'))
    const other = await payee(HOLDER)
    expect(await other.ask(preferPayoutAccount, { id }, other.headers)).toMatchObject({ status: 404 })
    for (const paymentPassword of [PIN, '111111', '111111', '111111', '111111', '111111', '111111'])
      expect(await other.ask(removePayoutAccount, { id, paymentPassword }, other.headers)).toMatchObject({
        status: 404,
      })
    expect(await namesOf(person)).toHaveLength(1)
    const trial = {
      ...visit(opened),
      headers: { token: await enter(opened, await makeMember(opened, { type: 4 })) },
    }
    const refused = await trial.ask(listPayoutAccounts, {}, trial.headers)
    expect(refused).toMatchObject({ status: 403, code: 'role.trial' })
  })

  test('is added without writing its number to the console', async () => {
    const person = await payee(HOLDER)
    const written = ['log', 'info', 'warn', 'error'].map((name) => vi.spyOn(console, name as 'log'))
    await added(person, pix('cpf', '52998224725'))
    for (const spy of written) {
      expect(JSON.stringify(spy.mock.calls)).not.toContain('52998224725')
      spy.mockRestore()
    }
  })
})

describe('[MEM-02] Payment password for payout accounts', () => {
  test('allows five attempts in total for adding and removing accounts', async () => {
    const person = await payee(HOLDER)
    const id = await added(person, email('ana'))
    const remove = (paymentPassword: string) =>
      person.ask(removePayoutAccount, { id, paymentPassword }, person.headers)
    expect(await add(person, email('bia'), '111111')).toMatchObject({
      code: 'paymentPassword.wrong',
      value: { guessesLeft: 4 },
    })
    expect(await remove('111111')).toMatchObject({ value: { guessesLeft: 3 } })
    await atOnce(3, () => add(person, email('bia'), '111111'))
    expect(await remove(PIN)).toMatchObject({ code: 'paymentPassword.throttled' })
    expect(await add(person, email('bia'))).toMatchObject({ code: 'paymentPassword.throttled' })
    expect(await namesOf(person)).toHaveLength(1)
    await moveClock(opened, 11 * 60_000)
    expect(await remove(PIN)).toMatchObject({ success: true, value: { accounts: [] } })
  })

  test('must be set before an account is added', async () => {
    const person = await makePlayer(opened)
    expect((await list(person)).paymentPasswordSet).toBe(false)
    expect(await add(person, email('ana'))).toMatchObject({ code: 'paymentPassword.unset' })
  })
})

test('[MEM-02] keeps a removed payout account for earlier withdrawals', async () => {
  const person = await payee(HOLDER)
  const id = await added(person, email('ana'))
  await person.read(removePayoutAccount, { id, paymentPassword: PIN }, person.headers)
  const kept = await opened.platform.database.select().from(payoutAccount).where(eq(payoutAccount.id, id))
  expect(kept).toMatchObject([{ number: 'ana@example.com', maskedName: 'Pix · a•••@example.com' }])
})
