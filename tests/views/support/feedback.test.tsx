import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import type { FeedbackAnswer, FeedbackRequest } from '#api/support/feedback.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { feedbackMachine } from '#machines/support/feedback.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { Feedback } from '#ui/support/feedback/feedback.tsx'

test('[HELP-01] moves the focus to the confirmation after feedback was sent', async () => {
  const requests: FeedbackRequest[] = []
  const received = Promise.withResolvers<FeedbackAnswer>()
  const actor = createActor(
    feedbackMachine.provide({
      actors: {
        sendFeedback: idempotentRequestMachine(({ request }) => {
          requests.push(request)
          return received.promise
        }),
      },
    }),
    { input: { viewer: 'member', memberId: '7', draft: null, pending: null } },
  )
  await show(<Feedback actor={actor.start()} image={() => null} />)
  await page.getByLabelText('O que você quer contar?').fill('O botão de sacar fica atrás do teclado.')
  await page.getByRole('radio').first().click()
  const send = page.getByRole('button', { name: 'Enviar', exact: true }).element() as HTMLElement
  send.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Enviando' })).toHaveFocus()
  received.resolve({ ok: true, value: { id: 'f1' } })
  const thanks = page.getByRole('status').filter({ hasText: 'Recebemos. Obrigado.' })
  await expect.element(thanks).toBeVisible()
  await expect.element(thanks).toHaveFocus()
  expect(requests).toEqual([
    expect.objectContaining({ topic: 'suggestion', content: 'O botão de sacar fica atrás do teclado.' }),
  ])
})
