import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import * as v from 'valibot'
import { createDeposit, readDeposit } from '#protocol/cashier/deposits.ts'

/** Deposits an amount in minor units and waits until it is credited. */
export async function payIn(request: APIRequestContext, token: string, amount: number): Promise<void> {
  const ordered = await request.post(createDeposit.path, {
    data: { channelId: 'pix', amount },
    headers: { token, 'idempotency-key': randomUUID() },
  })
  const { id } = v.parse(createDeposit.reply, (await ordered.json()).value)
  await expect(async () => {
    const paid = await request.put(`/sandbox/api/charges/${id}`, { data: { state: 'paid' } })
    expect(paid.ok()).toBe(true)
  }).toPass()
  const state = async () => {
    const reply = await request.get(readDeposit.path, { params: { id }, headers: { token } })
    return v.parse(readDeposit.reply, (await reply.json()).value).state
  }
  await expect.poll(state, { timeout: 30_000 }).toBe('credited')
}
