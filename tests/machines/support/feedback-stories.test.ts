import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import { type FeedbackAnswer, type FeedbackRequest, pendingFeedback } from '#api/support/feedback.ts'
import { loadFeedbackDraft } from '#api/support/feedback-draft.ts'
import type { ImagePurpose } from '#api/support/uploads.ts'
import type { FeedbackInput } from '#machines/support/feedback.types.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImageNews } from '#machines/support/image-upload.types.ts'
import { feedbackFlow } from '#pages/support/feedback.flow.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('sessionStorage', storageOfStory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Delivers a call's response. */
const heard = () => vi.advanceTimersByTimeAsync(0)
const taken: FeedbackAnswer = { ok: true, value: { id: 'f1' } }
const CONTENT = 'O botão não faz nada.'

/** Opens the feedback form, by default for member 7, with this tab's draft and pending request. */
function open(given: Partial<FeedbackInput> = {}) {
  const sending = pendingIntents<FeedbackRequest, FeedbackAnswer>()
  const news: ((told: ImageNews) => void)[] = []
  const purposes: ImagePurpose[] = []
  const imageUpload = imageUploadMachine.provide({
    actors: {
      sendImage: fromCallback<ImageNews, { purpose: ImagePurpose; image: Blob }>(({ sendBack, input }) => {
        purposes.push(input.purpose)
        news.push(sendBack)
      }),
    },
  })
  const machine = feedbackFlow.provide({ actors: { imageUpload, sendFeedback: sending.logic } })
  const who = { viewer: 'member', memberId: '7', ...given } as const
  const actor = createActor(machine, {
    input: {
      ...who,
      draft: loadFeedbackDraft(who.memberId),
      pending: pendingFeedback.load(who.memberId),
    },
  }).start()
  const fill = () => {
    actor.send({ type: 'topic.choose', topic: 'problem' })
    actor.send({ type: 'content.change', content: CONTENT })
  }
  const choose = () =>
    actor.getSnapshot().children.imageUpload?.send({
      type: 'images.choose',
      files: [{ name: 'tela.png', image: new Blob(['image']) }],
    })
  return { actor, fill, choose, attempts: sending.attempts, news, purposes }
}

const visitor = { viewer: 'visitor', memberId: '' } as const

test('[HELP-01] a feedback draft survives a reload until it is sent', async () => {
  const first = open()
  first.fill()
  first.actor.stop()
  const { actor, attempts } = open()
  expect(actor.getSnapshot().context).toMatchObject({ topic: 'problem', content: CONTENT })
  actor.send({ type: 'feedback.send' })
  expect(loadFeedbackDraft('7')).not.toBeNull()
  attempts[0]?.answer(taken)
  await heard()
  expect(actor.getSnapshot().matches('sent')).toBe(true)
  expect(loadFeedbackDraft('7')).toBeNull()
  expect(pendingFeedback.load('7')).toBeNull()
  actor.send({ type: 'feedback.again' })
  expect(actor.getSnapshot().context).toMatchObject({ topic: null, content: '', images: { ids: [] } })
})

test('[HELP-01] a member can continue a feedback draft written as a visitor, but not another member’s', async () => {
  open({ memberId: '8' }).actor.send({ type: 'content.change', content: 'Isto é do outro membro.' })
  open(visitor).fill()
  const { actor, attempts } = open()
  expect(actor.getSnapshot().context.content).toBe(CONTENT)
  actor.send({ type: 'feedback.send' })
  attempts[0]?.answer(taken)
  await heard()
  expect(open(visitor).actor.getSnapshot().context.content).toBe('')
  expect(open({ memberId: '8' }).actor.getSnapshot().context.content).toBe('Isto é do outro membro.')
})

test('[HELP-01] feedback is sent with the same key after a double press, a lost response and a reload', async () => {
  const first = open()
  first.fill()
  first.actor.send({ type: 'feedback.send' })
  first.actor.send({ type: 'feedback.send' })
  first.attempts[0]?.fail(new CallFailed('offline'))
  await heard()
  expect(first.actor.getSnapshot().children.sendFeedback?.getSnapshot().hasTag('unsure')).toBe(true)
  first.actor.stop()
  const second = open()
  expect(first.attempts).toHaveLength(1)
  expect(second.attempts[0]?.intent).toEqual(first.attempts[0]?.intent)
  second.attempts[0]?.answer(taken)
  await heard()
  expect(second.actor.getSnapshot().matches('sent')).toBe(true)
})

test('[HELP-01] throttled feedback keeps its text, and a retry uses a new key', async () => {
  const { actor, fill, attempts } = open()
  fill()
  actor.send({ type: 'feedback.send' })
  attempts[0]?.answer({
    ok: false,
    refusal: { code: 'feedback.throttled', message: '', value: { retryAfter: 60_000 } },
  })
  await heard()
  actor.send({ type: 'feedback.send' })
  expect(attempts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(actor.getSnapshot().context.content).toBe(CONTENT)
  actor.send({ type: 'feedback.send' })
  expect(attempts).toHaveLength(2)
  expect(attempts[1]?.intent.key).not.toBe(attempts[0]?.intent.key)
})

test('[HELP-01] [ERR-03] feedback waits for its image upload, and expired images are removed from it', async () => {
  const { actor, fill, choose, attempts, news, purposes } = open()
  fill()
  choose()
  actor.send({ type: 'feedback.send' })
  expect(attempts).toEqual([])
  news[0]?.({ type: 'image.kept', id: 'u1' })
  actor.send({ type: 'feedback.send' })
  expect(purposes).toEqual(['feedback'])
  expect(attempts[0]?.intent.request).toMatchObject({ images: ['u1'], contact: '' })
  attempts[0]?.answer({
    ok: false,
    refusal: { code: 'feedback.imagesGone', message: '', value: { ids: ['u1'] } },
  })
  await heard()
  const { context, children } = actor.getSnapshot()
  expect(children.imageUpload?.getSnapshot().matches('expired')).toBe(true)
  expect(context).toMatchObject({ content: CONTENT, images: { ids: [] } })
})

test('[HELP-01] feedback includes a visitor’s contact details but not a member’s', () => {
  for (const [given, typed, contact] of [
    [visitor, ' lia@correio.example ', 'lia@correio.example'],
    [{}, 'lia@correio.example', ''],
    // Simulates an overlong contact typed before the login. Members have no such field, so it is ignored.
    [{ memberId: '8' }, 'x'.repeat(255), ''],
  ] as const) {
    const { actor, fill, attempts } = open(given)
    fill()
    actor.send({ type: 'contact.change', contact: typed })
    actor.send({ type: 'feedback.send' })
    expect(attempts[0]?.intent.request.contact).toBe(contact)
  }
})
