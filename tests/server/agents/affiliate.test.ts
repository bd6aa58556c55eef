import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { member } from '#server/identity/member.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { newcomer, openForRegistrations, ownDomain } from '#tests/support/auth/registration.ts'
import { tally, visit } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'

const opened = await openForRegistrations()
beforeAll(async () => {
  await makeMember(opened, { type: 1, invitationCode: 'AGENTE1' })
  await makeMember(opened, { invitationCode: 'AMIGA123' })
})

const check = (code: string, domain = ownDomain) => visit(opened).ask(checkAffiliate, { code, domain })

test('[CALL-21] [SYS-14] accepts affiliate codes in any letter case, but only on the operator’s domains', async () => {
  for (const code of ['AGENTE1', 'agente1', ' Agente1 ', 'amiga123'])
    expect(await check(code)).toEqual({ success: true, status: 200, value: {} })
  for (const code of ['AGENTE2', 'AGENTE', '%', 'AMIGA1234'])
    expect(await check(code)).toMatchObject({ code: 'affiliate.invalid' })
  const site = { ...settings.site.initial, domainRoute: 'rota.example', mainDomain: 'Principal.example' }
  await writeSetting(opened.platform.database, settings.site, site)
  for (const domain of ['rota.example', 'ROTA.example', 'www.rota.example', 'principal.example'])
    expect(await check('AGENTE1', domain)).toMatchObject({ success: true })
  for (const domain of ['', 'example', 'orota.example', 'rota.example.com', ownDomain])
    expect(await check('AGENTE1', domain)).toMatchObject({ code: 'affiliate.invalid' })
})

test('rejects every code while the platform has no domain', async () => {
  const site = { ...settings.site.initial, domainRoute: '', mainDomain: '' }
  await writeSetting(opened.platform.database, settings.site, site)
  for (const domain of ['', '.', ownDomain])
    expect(await check('AGENTE1', domain)).toMatchObject({ code: 'affiliate.invalid' })
})

test('rejects a closed account’s code', async () => {
  const { id } = await makeMember(opened, { type: 1, invitationCode: 'CLOSING1' })
  expect(await check('CLOSING1')).toMatchObject({ success: true })
  await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, id))
  expect(await check('CLOSING1')).toMatchObject({ code: 'affiliate.invalid' })
})

test('limits an IP address to thirty code checks in ten minutes, whether the codes are valid or not', async () => {
  const visitor = newcomer(opened)
  const ask = (code: string) => visitor.ask(checkAffiliate, { code, domain: ownDomain })
  const answers = []
  for (let asked = 0; asked < 32; asked++) answers.push(await ask(asked % 2 ? 'AGENTE1' : 'NOBODY1'))
  expect(tally(answers)).toEqual({ done: 15, 'affiliate.invalid': 15, 'affiliate.throttled': 2 })
  const [last] = answers.slice(-1)
  expect(last).toMatchObject({ value: { retryAfter: expect.any(Number) } })
  expect(await check('AGENTE1')).toMatchObject({ success: true })
})
