import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import * as v from 'valibot'
import { contractRequest } from '#protocol/agents/contract-terms.ts'
import { listContracts } from '#protocol/agents/contracts.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'

/**
 * Returns two functions: `contract` finds a running contract of `agente` with `agente.sul`, and `ask` sends a
 * contract call as `agente`.
 */
export async function contractsWithSouth(request: APIRequestContext) {
  const token = await sessionOf(request, 'agente', 'agent')
  const headers = () => ({ token, 'client-id': randomUUID(), 'idempotency-key': randomUUID() })
  const reply = await request.get(`${listContracts.path}?with=downline&state=running`, { headers: headers() })
  const { contracts } = v.parse(listContracts.reply, (await reply.json()).value)
  return {
    contract(kind: string) {
      const found = contracts.find((one) => one.kind === kind && one.downline.account === 'agente.sul')
      if (!found) throw new Error(`agente.sul has no ${kind}.`)
      return found
    },
    async ask(path: string, data: object) {
      const sent = await request.post(path, { headers: headers(), data })
      const answer = await sent.json()
      expect(answer).toMatchObject({ success: true })
      return v.parse(v.object({ request: contractRequest }), answer.value).request
    },
  }
}
