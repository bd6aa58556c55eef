import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import {
  acceptContractRequest,
  listContractRequests,
  previewContractAnswer,
} from '#protocol/agents/contract-requests.ts'
import { listContracts } from '#protocol/agents/contracts.ts'
import {
  createDownlineLink,
  listDownlineLinks,
  registerDownline,
  removeDownlineLink,
} from '#protocol/agents/downline-registration.ts'
import { listDownlines } from '#protocol/agents/team-tree.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { contract, contractVersion } from '#server/agents/contracts/contract.table.ts'
import { member } from '#server/identity/member.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { downlineLink } from '#server/team/agent-onboarding.table.ts'
import { agree, makeAgent, makePlayer, type Person, termsOf } from '#tests/support/agents/contracts.ts'
import {
  newcomer,
  newUsername,
  openForRegistrations,
  ownDomain,
  registerAs,
} from '#tests/support/auth/registration.ts'
import { tally } from '#tests/support/client.ts'
import { knownPassword, logInAs } from '#tests/support/members.ts'
import { notificationText } from '#tests/support/site/notification-text.ts'
import { textIn } from '#tests/support/texts.ts'

const opened = await openForRegistrations()

type Given = Partial<RequestInput<typeof registerDownline>>

const register = (agent: Person, given: Given = {}) =>
  agent.ask(
    registerDownline,
    { type: 'member', username: newUsername(), password: 'first-time-1', ...given },
    agent.headers,
  )

const dividend = (...rates: number[]) => ({ kind: 'dividend' as const, terms: termsOf(...rates) })

const count = () => opened.platform.database.$count(member)

async function paidAgent(): Promise<Person> {
  const agent = await makeAgent(opened, await makeAgent(opened))
  await agree(opened, { downline: agent })
  return agent
}

async function enterFirst(account: string, password: string) {
  const visitor = newcomer(opened)
  const answer = await logInAs(visitor, account, { password })
  if (!answer.success || !('token' in answer.value)) throw new Error('They did not get in')
  const headers = { token: answer.value.token }
  const change = { oldPassword: password, newPassword: knownPassword, confirmNewPassword: knownPassword }
  return {
    ...visitor,
    headers,
    first: answer.value,
    change: () => visitor.read(changePassword, change, headers),
  }
}

describe('[AGENT-06] Account created by an agent', () => {
  test('belongs directly to the agent and requires a new password at the first login', async () => {
    const top = await makeAgent(opened)
    const agent = await makeAgent(opened, top)
    const username = newUsername()
    const answer = await register(agent, { type: 'agent', username: username.toUpperCase(), nickname: 'Lia' })
    expect(answer).toMatchObject({ success: true, value: { account: username } })
    const { downlines } = await agent.read(listDownlines, {}, agent.headers)
    expect(downlines).toMatchObject([{ account: username, nickname: 'Lia', agent: true, balance: 0 }])
    const [above] = (await top.read(listDownlines, {}, top.headers)).downlines
    expect(above).toMatchObject({ direct: 1, team: 1 })
    const entered = await enterFirst(username, 'first-time-1')
    expect(entered.first.member).toMatchObject({ passwordDefault: true })
    const early = await entered.ask(listDownlines, {}, entered.headers)
    expect(early).toMatchObject({ status: 403, code: 'password.changeNeeded' })
    await entered.change()
    expect(await entered.read(listDownlines, {}, entered.headers)).toMatchObject({ downlines: [] })
  })

  test.each([
    ['a taken username', { username: 'somebody1' }, [{ field: 'username', reason: 'taken' }]],
    ['the house’s username', { username: 'Palpite' }, [{ field: 'username', reason: 'taken' }]],
    ['a short username', { username: 'ab' }, [{ field: 'username', reason: 'tooShort' }]],
    ['a username that breaks the rules', { username: '1abcdef' }, [{ field: 'username', reason: 'pattern' }]],
    ['a short password', { password: 'short' }, [{ field: 'password', reason: 'tooShort' }]],
    ['the default password', { password: 'palpite123' }, [{ field: 'password', reason: 'pattern' }]],
    ['a short nickname', { nickname: 'x' }, [{ field: 'nickname', reason: 'tooShort' }]],
    [
      'a nickname that contains the brand',
      { nickname: 'Palpite Suporte' },
      [{ field: 'nickname', reason: 'pattern' }],
    ],
    [
      'a nickname with reversed text',
      { nickname: 'ana\u202elia' },
      [{ field: 'nickname', reason: 'pattern' }],
    ],
  ])('is rejected if it has %s', async (_what, given, fields) => {
    const agent = await makeAgent(opened)
    await register(agent, { username: 'somebody1' })
    const before = await count()
    expect(await register(agent, given)).toMatchObject({ code: 'register.fieldsRefused', value: { fields } })
    expect(await count()).toBe(before)
  })

  test('is created only once when two agents request the same username concurrently', async () => {
    const [one, other] = [await makeAgent(opened), await makeAgent(opened)]
    const username = newUsername()
    const answers = await Promise.all([register(one, { username }), register(other, { username })])
    expect(tally(answers)).toEqual({ done: 1, 'register.fieldsRefused': 1 })
  })

  test('receives each preset as a contract offer', async () => {
    const agent = await paidAgent()
    const username = newUsername()
    await register(agent, { type: 'agent', username, presets: [dividend(500, 1_000)] })
    const entered = await enterFirst(username, 'first-time-1')
    await entered.change()
    const asked = { box: 'incoming' } as const
    const { requests } = await entered.read(listContractRequests, asked, entered.headers)
    expect(requests).toMatchObject([
      { kind: 'dividend', type: 'offer', state: 'pending', terms: dividend(500, 1_000).terms },
    ])
  })

  test.each([
    [
      'above the agent’s own rates',
      [dividend(1_001)],
      'contract.rateAboveOwn',
      { kind: 'dividend', tiers: [{ tier: 0, allowed: 1_000 }] },
    ],
    [
      'whose rates do not rise',
      [dividend(500, 400)],
      'contract.tiersNotRising',
      { kind: 'dividend', tier: 1 },
    ],
    [
      'of a kind that the agent has no contract for',
      [{ ...dividend(1), kind: 'dailySalary' as const, terms: { ...termsOf(1), period: 'daily' as const } }],
      'contract.noneOwn',
      { kind: 'dailySalary' },
    ],
    [
      'of an invalid period',
      [{ ...dividend(1), terms: { ...termsOf(1), period: 'daily' as const } }],
      'contract.periodNotAllowed',
      { kind: 'dividend' },
    ],
    [
      'whose period differs from the agent’s own',
      [{ ...dividend(1), terms: { ...termsOf(1), period: 'monthly' as const } }],
      'contract.periodNotAllowed',
      { kind: 'dividend' },
    ],
  ])('is rejected with presets %s, as is a registration link', async (_what, presets, code, value) => {
    const agent = await paidAgent()
    const before = await count()
    expect(await register(agent, { type: 'agent', presets })).toMatchObject({ code, value })
    const link = { name: 'x', type: 'agent', presets } as const
    expect(await agent.ask(createDownlineLink, link, agent.headers)).toMatchObject({ code, value })
    expect(await count()).toBe(before)
  })

  test('cannot have presets if it is a player’s, and never has two presets of the same kind', async () => {
    const agent = await paidAgent()
    expect(await register(agent, { presets: [dividend(1)] })).toMatchObject({ code: 'contract.notAgent' })
    expect(await register(agent, { type: 'agent', presets: [dividend(1), dividend(2)] })).toMatchObject({
      status: 422,
    })
  })

  test('is limited to sixty attempts an hour per agent, and denied to players', async () => {
    const agent = await makeAgent(opened)
    const answers = []
    for (let index = 0; index < 61; index++) answers.push(await register(agent, { username: 'ab' }))
    expect(tally(answers)).toEqual({ 'register.fieldsRefused': 60, 'register.throttled': 1 })
    expect(await register(await makeAgent(opened))).toMatchObject({ success: true })
    const player = await makePlayer(opened)
    expect(await register(player)).toMatchObject({ status: 403, code: 'role.notAgent' })
  })
})

const makeLink = async (agent: Person, given: Partial<RequestInput<typeof createDownlineLink>> = {}) =>
  (await agent.read(createDownlineLink, { name: 'Feira', type: 'member', ...given }, agent.headers)).link

async function joinBy(affiliateCode: string) {
  const visitor = newcomer(opened)
  const answer = await registerAs(visitor, { affiliateCode })
  if (!answer.success) throw new Error('Nobody is registered')
  const { token, member } = answer.value
  return { visitor, headers: { token }, member }
}

describe('[AGENT-06] Registration link', () => {
  test('registers members below the agent and counts them', async () => {
    const top = await makeAgent(opened)
    const agent = await makeAgent(opened, top)
    const link = await makeLink(agent)
    const { affiliateCode } = link
    expect(link).toMatchObject({
      name: 'Feira',
      type: 'member',
      registered: 0,
      url: `http://palpite.test/register?affiliateCode=${affiliateCode}`,
    })
    const visitor = newcomer(opened)
    const check = { code: affiliateCode.toLowerCase(), domain: ownDomain }
    expect(await visitor.ask(checkAffiliate, check)).toMatchObject({ success: true })
    const username = newUsername()
    expect(await registerAs(visitor, { username, affiliateCode })).toMatchObject({
      success: true,
      value: { member: { account: username, type: 0 } },
    })
    expect(await agent.read(listDownlineLinks, {}, agent.headers)).toMatchObject({
      links: [{ id: link.id, registered: 1 }],
    })
    expect(await agent.read(listDownlines, {}, agent.headers)).toMatchObject({
      downlines: [{ account: username, agent: false }],
    })
    expect((await top.read(listDownlines, {}, top.headers)).downlines).toMatchObject([{ team: 1 }])
  })

  test('creates an agent and offers the preset contracts if it is for agents', async () => {
    const agent = await paidAgent()
    const { affiliateCode } = await makeLink(agent, { type: 'agent', presets: [dividend(900)] })
    const { visitor, headers, member } = await joinBy(affiliateCode)
    expect(member.type).toBe(2)
    const { requests } = await visitor.read(listContractRequests, { box: 'incoming' }, headers)
    expect(requests).toMatchObject([{ type: 'offer', terms: dividend(900).terms }])
  })

  test('lists its preset contract, which starts when a new agent accepts the offer', async () => {
    const agent = await paidAgent()
    const { affiliateCode, presets } = await makeLink(agent, { type: 'agent', presets: [dividend(900)] })
    expect(presets).toEqual([{ ...dividend(900), leftOut: null }])
    const { visitor, headers } = await joinBy(affiliateCode)
    const [offer] = (await visitor.read(listContractRequests, { box: 'incoming' }, headers)).requests
    if (!offer) throw new Error('Nothing is offered')
    const accepted = { requestId: offer.id, version: offer.version }
    const { preview } = await visitor.read(previewContractAnswer, { requestId: offer.id }, headers)
    await visitor.read(acceptContractRequest, { ...accepted, preview }, headers)
    const { contracts } = await agent.read(listContracts, { with: 'downline' }, agent.headers)
    expect(contracts).toMatchObject([{ kind: 'dividend', state: 'running', terms: dividend(900).terms }])
  })

  test.each([
    ['is now paid less', 'rateAboveOwn', termsOf(800)],
    ['is now paid monthly', 'otherPeriod', { ...termsOf(900), period: 'monthly' as const }],
    ['no longer has such a contract', 'noneOwn', null],
  ])(
    'offers no contract when the agent %s, and reports this in a message and in the link list',
    async (_when, leftOut, terms) => {
      const agent = await makeAgent(opened, await makeAgent(opened))
      const contractId = await agree(opened, { downline: agent })
      const { affiliateCode } = await makeLink(agent, { type: 'agent', presets: [dividend(900)] })
      const { database } = opened.platform
      if (terms === null) {
        const endedAt = await opened.platform.clock()
        await database.update(contract).set({ endedAt }).where(eq(contract.id, contractId))
      } else {
        await database
          .update(contractVersion)
          .set({ terms })
          .where(eq(contractVersion.contractId, contractId))
      }
      const { links } = await agent.read(listDownlineLinks, {}, agent.headers)
      expect(links).toMatchObject([{ presets: [{ kind: 'dividend', leftOut }] }])
      const { visitor, headers, member: joined } = await joinBy(affiliateCode)
      expect((await visitor.read(listContractRequests, { box: 'incoming' }, headers)).requests).toEqual([])
      const { messages } = await agent.read(listMessages, {}, agent.headers)
      expect(messages).toMatchObject([
        { topic: 'contract', title: textIn('en', 'notification.contract.presetLeftOut.title') },
      ])
      expect(notificationText(messages[0]?.content ?? '')).toBe(
        textIn('en', 'notification.contract.presetLeftOut.content', {
          name: joined.account,
          kind: textIn('en', 'notification.contractKind.dividend'),
          because: leftOut,
        }),
      )
    },
  )

  test('stops working when it is removed or its agent’s account closes, but its earlier members stay', async () => {
    const agent = await makeAgent(opened)
    const [one, other] = [await makeLink(agent), await makeLink(agent, { name: 'Outra' })]
    await registerAs(newcomer(opened), { affiliateCode: one.affiliateCode })
    await agent.read(removeDownlineLink, { id: one.id }, agent.headers)
    const { links } = await agent.read(listDownlineLinks, {}, agent.headers)
    expect(links.map(({ id }) => id)).toEqual([other.id])
    const refused = await registerAs(newcomer(opened), { affiliateCode: one.affiliateCode })
    expect(refused).toMatchObject({ code: 'register.affiliateInvalid' })
    expect((await agent.read(listDownlines, {}, agent.headers)).downlines).toHaveLength(1)
    const again = await agent.ask(removeDownlineLink, { id: one.id }, agent.headers)
    expect(again).toMatchObject({ status: 404, code: 'thing.unknown' })
    await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, agent.member.id))
    const closed = await registerAs(newcomer(opened), { affiliateCode: other.affiliateCode })
    expect(closed).toMatchObject({ code: 'register.affiliateInvalid' })
  })

  test('can be seen and removed only by the agent who created it', async () => {
    const top = await makeAgent(opened)
    const [agent, beside] = [await makeAgent(opened, top), await makeAgent(opened, top)]
    const { id } = await makeLink(agent)
    for (const other of [top, beside]) {
      expect((await other.read(listDownlineLinks, {}, other.headers)).links).toEqual([])
      expect(await other.ask(removeDownlineLink, { id }, other.headers)).toMatchObject({ status: 404 })
    }
  })

  test('is refused once the agent has the maximum number of links, even under concurrent requests', async () => {
    const agent = await makeAgent(opened)
    await writeSetting(opened.platform.database, settings.downlineLinks, { most: 3 })
    const asking = Array.from({ length: 6 }, () =>
      agent.ask(createDownlineLink, { name: 'x', type: 'member' }, agent.headers),
    )
    expect(tally(await Promise.all(asking))).toEqual({ done: 3, 'link.tooMany': 3 })
    const { links, maxLinks } = await agent.read(listDownlineLinks, {}, agent.headers)
    expect([links.length, maxLinks]).toEqual([3, 3])
    await agent.read(removeDownlineLink, { id: links[0]?.id ?? '' }, agent.headers)
    expect(await makeLink(agent)).toMatchObject({ name: 'Feira' })
    expect(
      await opened.platform.database.$count(downlineLink, eq(downlineLink.agentId, agent.member.id)),
    ).toBe(4)
  })
})
