import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { LimitsAnswer, LimitsRequest } from '#api/agents/contracts.ts'
import { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { limitsLike } from '#tests/models/agents/contract-samples.ts'
import { show } from '#tests/views/kit/show.tsx'
import { ContractOffer } from '#ui/agents/contract-offer/contract-offer.tsx'

test('[CONTR-05] reads pasted thresholds and rates of a contract offer', async () => {
  const fetchLimits = fromPromise<LimitsAnswer, LimitsRequest>(async () => ({
    ok: true,
    value: limitsLike(),
  }))
  const actor = createActor(contractOfferMachine.provide({ actors: { fetchLimits } }), {
    input: { kind: 'realTimeSalary', memberId: '11', agentId: '7', savedDraft: null, wasReviewing: false },
  })
  await show(<ContractOffer actor={actor.start()} symbol="R$" onRequest={() => {}} onLeave={() => {}} />)
  const turnover = page.getByLabelText('Volume a partir de').first()
  await turnover.fill("R$ 1'234,5")
  await userEvent.tab()
  await expect.element(turnover).toHaveValue('1.234,50')
  const rate = page.getByLabelText('Taxa sobre as apostas').first()
  await rate.fill('1,5 %')
  await userEvent.tab()
  await expect.element(rate).toHaveValue('1,50')
  expect(actor.getSnapshot().context.draft?.tiers[0]).toMatchObject({ turnover: 123_450, rate: 150 })
})
