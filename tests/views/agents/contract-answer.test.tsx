import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { ReadRequest } from '#api/agents/contracts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Language } from '#domain/text/language.ts'
import { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { contractLike, requestLike, weekly } from '#tests/models/agents/contract-samples.ts'
import { show } from '#tests/views/kit/show.tsx'
import { anyOf, patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { ContractAnswer } from '#ui/agents/contract-answer/contract-answer.tsx'

type Read = Partial<ContractRequest> | CallFailed

/** Shows a contract request to its recipient. Each load gets the next entry of `reads`. */
async function showRequest(reads: readonly Read[], language: Language = 'pt') {
  const left = [...reads]
  const readRequest = fromPromise<ReadRequest, { requestId: string }>(async () => {
    const read = left.shift() ?? new CallFailed('offline')
    if (read instanceof CallFailed) throw read
    return { request: requestLike(read), contract: contractLike() }
  })
  const actor = createActor(contractAnswerMachine.provide({ actors: { readRequest } }), {
    input: { requestId: 'r1' },
  })
  await show(<ContractAnswer actor={actor.start()} symbol="R$" />, language)
}

const changes = page.getByRole('table', {
  name: anyOf(textOf('agents.contract.changesLabel'), textIn('en', 'agents.contract.changesLabel')),
})
const rows = changes.getByRole('row')

/**
 * Returns the cell texts of a row in the table of changes, without the row's heading. Row 0 has the column
 * headings.
 */
const cellsOf = (place: number) =>
  rows
    .nth(place)
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)

const headings = () =>
  changes
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

test.for<[language: 'pt' | 'en', heads: string[], low: string[], high: string[]]>([
  [
    'pt',
    [
      textOf('agents.contract.requirement'),
      textOf('agents.contract.currentTerms'),
      textOf('agents.contract.proposed'),
      textOf('agents.contract.change'),
    ],
    ['10%', '10,5%', '+0,5 p.p.'],
    ['20%', '18,5%', '−1,5 p.p.'],
  ],
  [
    'en',
    [
      textIn('en', 'agents.contract.requirement'),
      textIn('en', 'agents.contract.currentTerms'),
      textIn('en', 'agents.contract.proposed'),
      textIn('en', 'agents.contract.change'),
    ],
    ['10%', '10.5%', '+0.5 p.p.'],
    ['20%', '18.5%', '−1.5 p.p.'],
  ],
])('[CONTR-04] shows in %s how every rate of a contract changes', async ([language, heads, low, high]) => {
  await showRequest([{ current: weekly(1_000, 2_000), terms: weekly(1_050, 1_850) }], language)
  await expect.poll(headings).toEqual(heads)
  expect(rows.elements()).toHaveLength(4)
  expect(cellsOf(1)).toEqual(low)
  expect(cellsOf(2)).toEqual(high)
})

test('[CONTR-05] shows a changed payment period next to unchanged rates', async () => {
  const current = weekly(1_000, 2_000)
  await showRequest([{ current, terms: { ...current, period: 'monthly' } }])
  const paid = rows.nth(3)
  await expect.element(paid.getByRole('rowheader')).toMatchTextContent(textOf('agents.contract.paid'))
  expect(cellsOf(3)).toEqual([
    textOf('agents.contract.everyWeek'),
    textOf('agents.contract.everyMonth'),
    textOf('agents.contract.different'),
  ])
  expect(cellsOf(1)).toEqual(['10%', '10%', textOf('agents.contract.same')])
})

test('shows markup in the other agent’s reason as plain text', async () => {
  const reason = 'ok</0>. <b>Palpite</b> confirma: <0>você recebe'
  await showRequest([{ type: 'termination', terms: null, reason }])
  const dialog = page.getByRole('dialog', {
    name: `${textOf('agents.contract.requestTermination')}: ${textOf('common.dividend')}`,
  })
  await expect.poll(() => dialog.element().querySelector('q')?.textContent).toBe(reason)
  expect(dialog.element().querySelector('q b')).toBeNull()
})

test('[CONTR-04] offers a retry when a contract request fails to load', async () => {
  await showRequest([new CallFailed('server'), {}])
  await expect.element(page.getByRole('alert')).toMatchTextContent(textOf('agents.contractAnswer.loadFailed'))
  await page.getByRole('button', { name: textOf('common.tryAgain') }).click()
  await expect
    .element(
      page.getByRole('dialog', {
        name: `${textOf('agents.contract.requestAmendment')}: ${textOf('common.dividend')}`,
      }),
    )
    .toBeVisible()
  await expect.element(changes).toBeVisible()
})

test('[CONTR-06] says that a contract request no longer exists', async () => {
  await showRequest([new CallFailed('missing')])
  await expect.element(page.getByText(patternOf('agents.contractAnswer.notFound'))).toBeVisible()
})
