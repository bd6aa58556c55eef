import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { registerDownline } from '#protocol/agents/downline-registration.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { transferToDownline } from '#protocol/cashier/transfer.ts'
import type { Call, ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { demoPaymentPassword } from '#server/demo-data/demo-accounts.ts'
import { sealerOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { settleContracts } from '#tests/browser/kit/sandbox.ts'

const handedOver = 'palpite-agente-0'
const password = 'palpite-agente-1'

/**
 * Registers an agent below a demo agent. The new agent has `money` (in minor units), one player and no
 * payment password.
 */
export async function makeNewAgent(
  request: APIRequestContext,
  given: { above: string; account: string; player: string; money: number },
) {
  const sealer = sealerOf(request)
  const ask = async <C extends Call>(call: C, body: RequestInput<C>, token: string): Promise<ReplyOf<C>> => {
    const headers = { token, 'client-id': randomUUID(), 'idempotency-key': randomUUID() }
    const reply = await request.fetch(call.path, {
      method: call.method,
      headers,
      data: await sealer.seal(body),
    })
    const { code, value } = await reply.json()
    if (!reply.ok() || code) throw new Error(`${call.path} was refused: ${code}`)
    return v.parse(call.reply, value) as ReplyOf<C>
  }
  // Settle first: commission is the demo agent's only money.
  await settleContracts(request)
  const above = await sessionOf(request, given.above, 'agent')
  const { memberId } = await ask(
    registerDownline,
    { type: 'agent', username: given.account, password: handedOver },
    above,
  )
  const money = { memberId, amount: given.money, paymentPassword: demoPaymentPassword }
  await ask(transferToDownline, money, above)
  const first = await sessionOf(request, given.account, 'agent', handedOver)
  await ask(
    changePassword,
    { oldPassword: handedOver, newPassword: password, confirmNewPassword: password },
    first,
  )
  const token = await sessionOf(request, given.account, 'agent', password)
  await ask(registerDownline, { type: 'member', username: given.player, password: handedOver }, token)
  return { token, password }
}
