import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDownlineLink, removeDownlineLink } from '#protocol/agents/downline-registration.ts'
import { readInvitation } from '#protocol/auth/invitation.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { contractVersion } from '#server/agents/contracts/contract.table.ts'
import { member } from '#server/identity/member.table.ts'
import { agree, makeAgent, type Person, termsOf } from '#tests/support/agents/contracts.ts'
import { newcomer, openForRegistrations, ownDomain } from '#tests/support/auth/registration.ts'
import { tally } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'

const opened = await openForRegistrations()

const ask = (code: string, domain = ownDomain) => newcomer(opened).ask(readInvitation, { code, domain })

const makeLink = async (agent: Person, given: Partial<RequestInput<typeof createDownlineLink>> = {}) =>
  (await agent.read(createDownlineLink, { name: 'Feira', type: 'member', ...given }, agent.headers)).link

const dividend = (rate: number) => ({ kind: 'dividend' as const, terms: termsOf(rate) })

test('[AGENT-06] shows the agent, account type and contract offers of a registration link', async () => {
  const agent = await makeAgent(opened, await makeAgent(opened))
  const contractId = await agree(opened, { downline: agent })
  const forPlayers = await makeLink(agent)
  const { nickname } = agent.member
  expect(await ask(` ${forPlayers.affiliateCode.toLowerCase()} `)).toMatchObject({
    value: { invitation: { agent: nickname, type: 'member', presets: [] } },
  })
  const forAgents = await makeLink(agent, { type: 'agent', presets: [dividend(900)] })
  expect(await ask(forAgents.affiliateCode)).toMatchObject({
    value: { invitation: { agent: nickname, type: 'agent', presets: [dividend(900)] } },
  })
  // A contract that the agent can no longer offer is omitted, and no reason is given.
  await opened.platform.database
    .update(contractVersion)
    .set({ terms: termsOf(800) })
    .where(eq(contractVersion.contractId, contractId))
  const { status, ...lessPaid } = await ask(forAgents.affiliateCode)
  expect([status, lessPaid]).toEqual([
    200,
    {
      success: true,
      value: { invitation: { agent: nickname, type: 'agent', presets: [], currencySymbol: 'R$' } },
    },
  ])
})

test('[AGENT-06] shows the owner of an agent’s code, but never the owner of a member’s code', async () => {
  await makeMember(opened, { type: 1, invitationCode: 'AGENTE1', nickname: 'Lia' })
  await makeMember(opened, { invitationCode: 'AMIGA123', nickname: 'Rita' })
  const of = (agent: string | null) => ({ value: { invitation: { agent, type: 'member', presets: [] } } })
  expect(await ask('AGENTE1')).toMatchObject(of('Lia'))
  const byMember = await ask('AMIGA123')
  expect(byMember).toMatchObject(of(null))
  expect(JSON.stringify(byMember)).not.toContain('Rita')
})

test('[AGENT-06] distinguishes a closed link or agent from an unknown code', async () => {
  const agent = await makeAgent(opened)
  const [one, other] = [await makeLink(agent), await makeLink(agent, { name: 'Outra' })]
  await agent.read(removeDownlineLink, { id: one.id }, agent.headers)
  expect(await ask(one.affiliateCode)).toMatchObject({ code: 'invitation.closed', value: {} })
  expect(await ask(other.affiliateCode)).toMatchObject({ success: true })
  await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, agent.member.id))
  expect(await ask(other.affiliateCode)).toMatchObject({ code: 'invitation.closed' })
  expect(await ask('NOBODY12')).toMatchObject({ code: 'invitation.unknown', value: {} })
  // On other domains, every code is unknown, even the code of a removed link.
  expect(await ask(one.affiliateCode, 'elsewhere.example')).toMatchObject({ code: 'invitation.unknown' })
})

test('limits an IP address to sixty invitation lookups in ten minutes', async () => {
  const visitor = newcomer(opened)
  const answers = []
  for (let asked = 0; asked < 61; asked++)
    answers.push(await visitor.ask(readInvitation, { code: 'NOBODY12', domain: ownDomain }))
  expect(tally(answers)).toEqual({ 'invitation.unknown': 60, 'invitation.throttled': 1 })
})
