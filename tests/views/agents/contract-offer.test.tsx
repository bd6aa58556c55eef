import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { LimitsAnswer, LimitsRequest } from '#api/agents/contracts.ts'
import { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { limitsLike } from '#tests/models/agents/contract-samples.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textOf } from '#tests/views/kit/texts.ts'
import { ContractOffer } from '#ui/agents/contract-offer/contract-offer.tsx'

/** Shows the form for a downline's first contract. Rates may reach 10%, or 20% from R$ 1,000 of turnover. */
async function showOffer(kind: ContractKind) {
  const fetchLimits = fromPromise<LimitsAnswer, LimitsRequest>(async () => ({
    ok: true,
    value: limitsLike(),
  }))
  const actor = createActor(contractOfferMachine.provide({ actors: { fetchLimits } }), {
    input: { kind, memberId: '11', agentId: '7', savedDraft: null, wasReviewing: false },
  })
  await show(<ContractOffer actor={actor.start()} symbol="R$" onRequest={() => {}} onLeave={() => {}} />)
  return actor
}

const turnover = page.getByLabelText(textOf('agents.contract.turnoverFrom')).first()
const active = page.getByLabelText(textOf('agents.contract.activePlayersFrom')).first()
const rate = page.getByLabelText(textOf('agents.contractOffer.rateOnNetLoss')).first()
const review = page.getByRole('button', { name: textOf('agents.contractOffer.review') })

test('[CONTR-05] accepts pasted thresholds and rates in a contract offer', async () => {
  const actor = await showOffer('realTimeSalary')
  await turnover.fill("R$ 1'234,5")
  await userEvent.tab()
  await expect.element(turnover).toHaveValue('1.234,50')
  const stakeRate = page.getByLabelText(textOf('agents.contractOffer.rateOnTurnover')).first()
  await stakeRate.fill('1,5 %')
  await userEvent.tab()
  await expect.element(stakeRate).toHaveValue('1,50')
  expect(actor.getSnapshot().context.draft?.tiers[0]).toMatchObject({ turnover: 123_450, rate: 150 })
})

test('[CONTR-05] rejects invalid figures in a contract tier while they are typed', async () => {
  await showOffer('dividend')
  await active.fill('')
  await userEvent.keyboard('1,5')
  await expect.element(page.getByText(textOf('kit.forms.numberNotWhole', { example: 5 }))).toBeVisible()
  await active.fill('12345678')
  await expect
    .element(page.getByText(textOf('kit.forms.numberTooLarge', { largest: '999.999' })))
    .toBeVisible()
  await turnover.fill('12345678901')
  await expect
    .element(page.getByText(patternOf('kit.forms.numberTooLarge', { largest: 'R$ 9.999.999.999,99' })))
    .toBeVisible()
  await rate.fill('1234567')
  await expect
    .element(page.getByText(patternOf('kit.forms.numberTooLarge', { largest: '100' })))
    .toBeVisible()
  await expect.element(page.getByText(patternOf('kit.forms.numberNotWhole'))).not.toBeInTheDocument()
})

test.for<[figure: 'turnover' | 'rate', cases: [typed: string, shown: string][]]>([
  [
    'turnover',
    [
      ['20', '20,00'],
      ['1234,5', '1.234,50'],
      ['10.000', '10.000,00'],
    ],
  ],
  [
    'rate',
    [
      ['10', '10,00'],
      ['0,5', '0,50'],
      ['5.5', '5,50'],
      ['20%', '20,00'],
    ],
  ],
])('[CONTR-05] formats the %s of a contract tier once the field loses focus', async ([figure, cases]) => {
  await showOffer('dividend')
  const field = figure === 'rate' ? rate : turnover
  for (const [typed, shown] of cases) {
    await field.fill('')
    await userEvent.keyboard(typed)
    await expect.element(field).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(field).toHaveValue(shown)
  }
})

test('[CONTR-05] the review of an offer focuses a rejected figure, and shows all figures once they are valid', async () => {
  await showOffer('dividend')
  await active.fill('1,5')
  await turnover.fill('10.000')
  await rate.fill('20%')
  await review.click()
  await expect.element(active).toHaveFocus()
  await expect.element(active).toHaveValue('1,5')
  await active.fill('5')
  await review.click()
  await expect.element(page.getByRole('button', { name: textOf('agents.contractOffer.send') })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '20%', exact: true })).toBeVisible()
})
