import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { AgentApplication as Application, ApplicationAnswer } from '#api/agents/agent-application.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textOf } from '#tests/views/kit/texts.ts'
import { AgentApplication } from '#ui/agents/agent-application/agent-application.tsx'

const brazil: Country = {
  countryCode: 'BR',
  countryDialingCode: '55',
  name: 'Brasil',
  minDigits: 10,
  maxDigits: 11,
}

/** Shows the application form, whose requests get the given answers in order. Records the requests. */
async function showApplication(answers: readonly (ApplicationAnswer | CallFailed)[]) {
  const left = [...answers]
  const sent: Application[] = []
  const sendApplication = fromPromise<ApplicationAnswer, Application>(async ({ input }) => {
    sent.push(input)
    const answer = left.shift() ?? new CallFailed('offline')
    if (answer instanceof CallFailed) throw answer
    return answer
  })
  const countries = countriesMachine.provide({
    actors: { readCountries: fromPromise<readonly Country[]>(async () => [brazil]) },
  })
  const actor = createActor(agentApplicationMachine.provide({ actors: { countries, sendApplication } }), {
    input: { dialingCode: '55' },
  })
  await show(<AgentApplication actor={actor.start()} id="apply" />)
  return sent
}

const part = page.getByRole('region', { name: textOf('agents.application.title') })
const name = part.getByLabelText(textOf('common.name'), { exact: true })
const mobile = part.getByLabelText(textOf('cashier.payoutAccount.keyKindPhone'), { exact: true })
const send = part.getByRole('button', { name: textOf('agents.application.submit') })

async function fillIn(): Promise<void> {
  await name.fill('Lia <b>Prado</b>')
  await mobile.fill('11 98888-7777')
  await part.getByLabelText(textOf('agents.application.channel')).selectOptions('friends')
}

test('[AGENT-12] shows errors next to empty fields instead of sending the application', async () => {
  const sent = await showApplication([])
  await send.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(textOf('agents.application.nameMissing'))
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.phone.required'))
  await expect.element(part.getByText(textOf('common.choiceRequired'))).toBeVisible()
  expect(sent).toEqual([])
})

test('[AGENT-12] keeps the input of a failed application, and focuses the confirmation after a retry', async () => {
  const sent = await showApplication([new CallFailed('server'), { ok: true, value: { id: 'a1' } }])
  await fillIn()
  await send.click()
  await expect.element(part.getByRole('alert')).toMatchTextContent(textOf('kit.errors.inputKept'))
  await expect.element(name).toHaveValue('Lia <b>Prado</b>')
  await send.click()
  const received = part.getByRole('status')
  await expect.element(received).toMatchTextContent(textOf('agents.application.receivedTitle'))
  await expect.element(received).toHaveFocus()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ name: 'Lia <b>Prado</b>', channel: 'friends' })
})

test('[AGENT-12] after too many applications, says when the next one may be sent', async () => {
  await showApplication([
    { ok: false, refusal: { code: 'application.throttled', message: '', value: { retryAfter: 120_000 } } },
  ])
  await fillIn()
  await send.click()
  await expect.element(part.getByRole('alert')).toMatchTextContent(patternOf('kit.errors.tryAgainIn'))
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
})

test('[AGENT-12] marks a mobile number that the platform rejects', async () => {
  await showApplication([
    { ok: false, refusal: { code: 'application.mobileInvalid', message: '', value: {} } },
  ])
  await fillIn()
  await send.click()
  await expect.element(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect.element(mobile).toHaveValue('11 98888-7777')
})
