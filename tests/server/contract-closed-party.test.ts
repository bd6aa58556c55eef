import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptContractRequest, editContractRequest } from '#contract/contract-requests.ts'
import { amendContract, listContracts, offerContract } from '#contract/contracts.ts'
import { contractRequest } from '#server/database/schema/contract.ts'
import { member } from '#server/database/schema/member.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { agree, makeAgent, type Person } from '#tests/support/contracts.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { termsOf } from '#tests/support/settlement.ts'

const terms = (rate: number) => termsOf('weekly', { rate })

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

/** As the operator does it. */
const close = ({ member: { id } }: Person) =>
  opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, id))

/** An agent that is paid 40%, and one below. */
async function twoAgents() {
  const upline = await makeAgent(opened)
  const downline = await makeAgent(opened, upline)
  await agree(opened, { downline: upline }, { terms: terms(4_000) })
  return { upline, downline }
}

async function offered(upline: Person, { id: memberId }: Person): Promise<string> {
  const wish = { kind: 'dividend', memberId, terms: terms(1_000) } as const
  const { request } = await upline.read(offerContract, wish, upline.headers)
  return request.id
}

const stateOf = async (id: string) => {
  const [row] = await opened.platform.database
    .select()
    .from(contractRequest)
    .where(eq(contractRequest.id, id))
  return row?.state
}

describe('[CONTR-05] whose account is closed', () => {
  test('is offered no other terms for the contract that runs: nobody would answer', async () => {
    const { upline, downline } = await twoAgents()
    const contractId = await agree(opened, { upline, downline }, { terms: terms(1_000) })
    await close(downline)
    expect(
      await upline.ask(amendContract, { contractId, version: 1, terms: terms(2_000) }, upline.headers),
    ).toMatchObject({ code: 'contract.memberClosed' })
  })

  test('is sent no change of what waits', async () => {
    const { upline, downline } = await twoAgents()
    const requestId = await offered(upline, downline)
    await close(downline)
    expect(
      await upline.ask(editContractRequest, { requestId, version: 1, terms: terms(2_000) }, upline.headers),
    ).toMatchObject({ code: 'contract.memberClosed' })
    expect(await stateOf(requestId)).toBe('pending')
  })

  test('pays by nothing that is accepted after: the offer lapses', async () => {
    const { upline, downline } = await twoAgents()
    const requestId = await offered(upline, downline)
    await close(upline)
    const answer = { requestId, version: 1, preview: 'any' }
    expect(await downline.ask(acceptContractRequest, answer, downline.headers)).toMatchObject({
      code: 'contract.settled',
      value: { request: { id: requestId, state: 'lapsed' } },
    })
    expect(await stateOf(requestId)).toBe('lapsed')
    const { contracts } = await downline.read(
      listContracts,
      { with: 'upline', state: 'running', limit: 20 },
      downline.headers,
    )
    expect(contracts).toEqual([])
  })
})
