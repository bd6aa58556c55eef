import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import type { FeedbackAnswer, FeedbackRequest } from '#api/support/feedback.ts'
import type { Language } from '#domain/text/language.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { feedbackMachine } from '#machines/support/feedback.machine.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { Feedback } from '#ui/support/feedback/feedback.tsx'

const CONTENT = 'O botão de sacar fica atrás do teclado.'

/** Shows the feedback form and records the feedback that it sends. */
async function showFeedback(answer: () => Promise<FeedbackAnswer>, language: Language = 'pt') {
  const requests: FeedbackRequest[] = []
  const actor = createActor(
    feedbackMachine.provide({
      actors: {
        sendFeedback: idempotentRequestMachine(({ request }) => {
          requests.push(request)
          return answer()
        }),
      },
    }),
    { input: { viewer: 'member', memberId: '7', draft: null, pending: null } },
  )
  await show(<Feedback actor={actor.start()} image={() => null} />, language)
  return requests
}

const content = page.getByLabelText(textOf('support.feedback.content'))
const send = page.getByRole('button', { name: textOf('common.send'), exact: true })

test('[HELP-01] moves the focus to the confirmation after feedback is sent', async () => {
  const received = Promise.withResolvers<FeedbackAnswer>()
  const requests = await showFeedback(() => received.promise)
  await content.fill(CONTENT)
  await page.getByRole('radio').first().click()
  send.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: textOf('common.sending') })).toHaveFocus()
  received.resolve({ ok: true, value: { id: 'f1' } })
  const thanks = page.getByRole('status').filter({ hasText: textOf('support.feedback.sentTitle') })
  await expect.element(thanks).toBeVisible()
  await expect.element(thanks).toHaveFocus()
  expect(requests).toEqual([expect.objectContaining({ topic: 'suggestion', content: CONTENT })])
})

test('[HELP-01] counts down when feedback is rate-limited and keeps the text', async () => {
  fakeClock()
  const requests = await showFeedback(async () => ({
    ok: false,
    refusal: { code: 'feedback.throttled', message: '', value: { retryAfter: 95_000 } },
  }))
  await page.getByRole('radio', { name: textOf('support.feedback.praise') }).click()
  await content.fill(CONTENT)
  await send.click()
  await expect.element(page.getByText(textOf('common.tooManyAttempts'))).toBeVisible()
  await expect.element(page.getByText(patternOf('kit.errors.tryAgainIn'))).toBeVisible()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await content.fill(`${CONTENT} E mais.`)
  await vi.advanceTimersByTimeAsync(95_000)
  await expect.element(page.getByText(textOf('common.tooManyAttempts'))).not.toBeInTheDocument()
  await expect.element(content).toHaveValue(`${CONTENT} E mais.`)
  await send.click()
  await expect.poll(() => requests.map(({ content }) => content)).toEqual([CONTENT, `${CONTENT} E mais.`])
})

test('[HELP-01] accepts feedback in English', async () => {
  const requests = await showFeedback(async () => ({ ok: true, value: { id: 'f1' } }), 'en')
  await page.getByRole('radio', { name: textIn('en', 'support.feedback.praise') }).click()
  await page.getByLabelText(textIn('en', 'support.feedback.content')).fill(CONTENT)
  await page.getByRole('button', { name: textIn('en', 'common.send'), exact: true }).click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(textIn('en', 'support.feedback.sentTitle'))
  expect(requests).toEqual([expect.objectContaining({ topic: 'praise', content: CONTENT })])
})
