import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { loadTextDraft } from '#api/browser/text-drafts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { ApplicationRequest } from '#api/rewards/pending-promotion-requests.ts'
import { pendingApplications } from '#api/rewards/pending-promotion-requests.ts'
import type { ApplicationAnswer } from '#api/rewards/promotions.ts'
import type { ImagePurpose } from '#api/support/uploads.ts'
import type { JoinInput } from '#machines/rewards/promotion-join.machine.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImageNews } from '#machines/support/image-upload.types.ts'
import { promotionJoinFlow } from '#pages/rewards/promotion-join.flow.ts'
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
const taken: ApplicationAnswer = { ok: true, value: { status: 'processing' } }
const file = (name: string, size = 10) => ({
  name,
  image: Object.defineProperty(new Blob(['image']), 'size', { value: size }),
})

/** Opens a promotion that requires an image and accepts a comment, with this tab's pending requests. */
function open(given: Partial<JoinInput> = {}) {
  const sending = pendingIntents<ApplicationRequest, ApplicationAnswer>()
  const news: ((told: ImageNews) => void)[] = []
  const imageUpload = imageUploadMachine.provide({
    actors: {
      sendImage: fromCallback<ImageNews, { purpose: ImagePurpose; image: Blob }>(
        ({ sendBack }) => void news.push(sendBack),
      ),
    },
  })
  const machine = promotionJoinFlow.provide({ actors: { imageUpload, sendApplication: sending.logic } })
  const input: JoinInput = {
    viewer: 'member',
    memberId: '7',
    promotionId: 'p1',
    step: 'request',
    asks: { comment: 'may', images: 'must' },
    pending: pendingApplications.load('7'),
    draft: loadTextDraft({ memberId: given.memberId ?? '7', about: given.promotionId ?? 'p1' }),
    ...given,
  }
  const actor = createActor(machine, { input }).start()
  const emitted: string[] = []
  for (const type of ['loginWanted', 'registrationWanted', 'applicationSettled'] as const)
    actor.on(type, () => emitted.push(type))
  const upload = () => {
    const { imageUpload } = actor.getSnapshot().children
    if (!imageUpload) throw new Error('Nobody can send an image.')
    return imageUpload
  }
  const choose = (...files: ReturnType<typeof file>[]) => upload().send({ type: 'images.choose', files })
  const kept = (id: string) => news.at(-1)?.({ type: 'image.kept', id })
  return { actor, sends: sending.attempts, emitted, upload, choose, kept, now: () => actor.getSnapshot() }
}

test('[PROMO-02] a promotion request and its comment are sent only once, after the image upload', async () => {
  const { actor, sends, emitted, choose, kept, now } = open()
  actor.send({ type: 'promotion.send' })
  expect(now().matches({ open: { filling: 'refused' } })).toBe(true)
  expect(now().context.refusal).toBe('imagesMissing')
  choose(file('sala.png'))
  actor.send({ type: 'promotion.send' })
  expect(sends).toEqual([])
  kept('u1')
  actor.send({ type: 'comment.change', comment: ' Na sala ' })
  actor.send({ type: 'promotion.send' })
  actor.send({ type: 'promotion.send' })
  expect(sends.map(({ intent }) => intent.request)).toEqual([
    { promotionId: 'p1', step: 'request', comment: 'Na sala', images: ['u1'] },
  ])
  sends[0]?.answer(taken)
  await heard()
  expect(now()).toMatchObject({ status: 'done', context: { status: 'processing' } })
  expect(emitted).toEqual(['applicationSettled'])
  expect(pendingApplications.load('7')).toBeNull()
})

test('[ERR-03] only three of five chosen images are uploaded, and each rejected image shows the reason', () => {
  const { upload, choose, kept, now } = open()
  choose(file('a.png'), file('large.png', 6_000_000), file('b.png'), file('c.png'), file('d.png'))
  for (const id of ['u1', 'u2', 'u3']) kept(id)
  expect(now().context.images).toEqual({ ids: ['u1', 'u2', 'u3'], isSending: false })
  expect(upload().getSnapshot().context.refusals).toMatchObject([
    { name: 'large.png', code: 'upload.tooLarge' },
    { name: 'd.png', code: 'upload.tooMany' },
  ])
})

test('[ERR-04] a comment that is too long stays in the field and is sent only when shortened', () => {
  const { actor, sends, now } = open({ asks: { comment: 'must', images: 'no' } })
  const long = `${'x'.repeat(139)}👑`
  actor.send({ type: 'comment.change', comment: long })
  actor.send({ type: 'promotion.send' })
  expect(now().context.comment).toBe(long)
  expect(now().matches({ open: { filling: 'refused' } })).toBe(true)
  expect(now().context.refusal).toBe('commentTooLong')
  expect(sends).toEqual([])
  const fitting = ` ${'x'.repeat(138)}👑 `
  actor.send({ type: 'comment.change', comment: fitting })
  expect(now().matches({ open: { filling: 'idle' } })).toBe(true)
  actor.send({ type: 'promotion.send' })
  expect(sends.map(({ intent }) => intent.request.comment)).toEqual([fitting.trim()])
})

test('[PROMO-02] [ERR-04] each member’s comment draft for a promotion survives reloads until it is sent', async () => {
  const asks = { comment: 'must', images: 'no' } as const
  const typed = ' Três coroas '
  const before = open({ asks })
  before.actor.send({ type: 'comment.change', comment: typed })
  before.actor.stop()
  expect(open({ asks, promotionId: 'p2' }).now().context.comment).toBe('')
  expect(open({ asks, memberId: '8' }).now().context.comment).toBe('')
  const { actor, sends, now } = open({ asks })
  expect(now().context.comment).toBe(typed)
  actor.send({ type: 'promotion.send' })
  const throttled = { code: 'promotion.throttled' as const, message: '', value: { retryAfter: 60_000 } }
  sends[0]?.answer({ ok: false, refusal: throttled })
  await heard()
  expect(loadTextDraft({ memberId: '7', about: 'p1' })).toBe(typed)
  actor.send({ type: 'promotion.send' })
  sends[1]?.answer(taken)
  await heard()
  expect(now().matches('done')).toBe(true)
  expect(loadTextDraft({ memberId: '7', about: 'p1' })).toBe('')
})

test('[PROMO-02] a comment draft is neither sent nor validated if the promotion asks for no comment', () => {
  const { actor, sends } = open({ asks: { comment: 'no', images: 'no' }, draft: 'x'.repeat(141) })
  actor.send({ type: 'promotion.send' })
  expect(sends.map(({ intent }) => intent.request)).toMatchObject([{ comment: '', images: [] }])
})

test('[PROMO-02] an unanswered promotion request is sent again with the same key, even after a reload', async () => {
  const asks = { comment: 'no', images: 'no' } as const
  const before = open({ asks })
  before.actor.send({ type: 'promotion.send' })
  before.sends[0]?.fail(new CallFailed('timeout'))
  await heard()
  expect(before.now().hasTag('failed')).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  before.sends[1]?.fail(new CallFailed('offline'))
  await heard()
  before.actor.stop()
  const after = open({ asks })
  expect(after.sends).toHaveLength(1)
  after.sends[0]?.answer(taken)
  await heard()
  expect(after.now().matches('done')).toBe(true)
  const all = [...before.sends, ...after.sends]
  expect(new Set(all.map(({ intent }) => intent.key)).size).toBe(1)
})

test('[PROMO-02] a visitor is asked to log in and a trial player to register', () => {
  for (const [viewer, wanted] of [
    ['visitor', 'loginWanted'],
    ['trial', 'registrationWanted'],
  ] as const) {
    const { actor, sends, emitted } = open({ viewer })
    actor.send({ type: 'promotion.send' })
    expect(emitted).toEqual([wanted])
    expect(sends).toEqual([])
  }
})

test('[PROMO-02] a promotion shows why the member is not eligible', async () => {
  const { actor, sends, now } = open({ asks: { comment: 'no', images: 'no' } })
  actor.send({ type: 'promotion.send' })
  const refusal = { code: 'promotion.notEligible' as const, message: '', value: { reason: 'Só para quem…' } }
  sends[0]?.answer({ ok: false, refusal })
  await heard()
  expect(now()).toMatchObject({
    status: 'done',
    context: { refusal: 'notEligible', obstacle: 'Só para quem…' },
  })
  expect(now().matches('refused')).toBe(true)
})
