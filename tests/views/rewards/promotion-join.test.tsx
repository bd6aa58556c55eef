import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { ApplicationRequest } from '#api/rewards/pending-promotion-requests.ts'
import type { ApplicationAnswer } from '#api/rewards/promotions.ts'
import type { Language } from '#domain/text/language.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { type JoinInput, promotionJoinMachine } from '#machines/rewards/promotion-join.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { PromotionJoin } from '#ui/rewards/promotions/promotion-join.tsx'

const joining: JoinInput = {
  viewer: 'member',
  memberId: '7',
  promotionId: 'p1',
  step: 'join',
  asks: { comment: 'must', images: 'no' },
  draft: '',
  pending: null,
}

type Options = {
  input?: Partial<JoinInput>
  answer?: () => Promise<ApplicationAnswer>
  language?: Language
}

const received = async (): Promise<ApplicationAnswer> => ({ ok: true, value: { status: 'applying' } })

/** Shows the form for joining a promotion and records the applications that it sends. */
async function showJoin({ input, answer = received, language = 'pt' }: Options = {}) {
  const requests: ApplicationRequest[] = []
  const sendApplication = idempotentRequestMachine<ApplicationRequest, ApplicationAnswer>(({ request }) => {
    requests.push(request)
    return answer()
  })
  const actor = createActor(promotionJoinMachine.provide({ actors: { sendApplication } }), {
    input: { ...joining, ...input },
  })
  const wanted: string[] = []
  actor.on('loginWanted', ({ type }) => wanted.push(type))
  actor.on('registrationWanted', ({ type }) => wanted.push(type))
  await show(<PromotionJoin actor={actor.start()} image={() => null} />, language)
  return { requests, wanted }
}

const texts = {
  pt: {
    comment: textOf('rewards.promotions.comment'),
    join: textOf('rewards.promotions.join'),
    missing: textOf('rewards.promotions.commentMissing'),
    oneLeft: textOf('common.charactersLeft', { left: 1 }),
    oneTooMany: textOf('kit.forms.charactersOver', { 0: 1 }),
    received: textOf('rewards.promotions.requestSent'),
  },
  en: {
    comment: textIn('en', 'rewards.promotions.comment'),
    join: textIn('en', 'rewards.promotions.join'),
    missing: textIn('en', 'rewards.promotions.commentMissing'),
    oneLeft: textIn('en', 'common.charactersLeft', { left: 1 }),
    oneTooMany: textIn('en', 'kit.forms.charactersOver', { 0: 1 }),
    received: textIn('en', 'rewards.promotions.requestSent'),
  },
} satisfies Partial<Record<Language, object>>

describe.each(['pt', 'en'] as const)('an application to a promotion in %s', (language) => {
  const text = texts[language]
  const comment = page.getByLabelText(text.comment, { exact: true })
  const join = page.getByRole('button', { name: text.join, exact: true })

  test('[PROMO-02] [ERR-04] requires a comment of at most 140 characters, and does not cut longer text', async () => {
    const { requests } = await showJoin({ language })
    await join.click()
    await expect.element(comment).toHaveAccessibleDescription(text.missing)
    await expect.element(comment).toHaveAttribute('aria-invalid', 'true')
    await expect.element(comment).toHaveFocus()
    await comment.fill('x'.repeat(139))
    await expect.element(comment).toHaveAccessibleDescription(text.oneLeft)
    await expect.element(comment).not.toHaveAttribute('aria-invalid')
    const long = `${'y'.repeat(139)}👑`
    await comment.fill(long)
    await join.click()
    await expect.element(comment).toHaveAccessibleDescription(text.oneTooMany)
    await expect.element(comment).toHaveAttribute('aria-invalid', 'true')
    await expect.element(comment).toHaveValue(long)
    expect(requests).toEqual([])
  })

  test('[PROMO-02] is sent only once on a double click, and the focus moves to its outcome', async () => {
    const answered = Promise.withResolvers<ApplicationAnswer>()
    const { requests } = await showJoin({ language, answer: () => answered.promise })
    await comment.fill('Três coroas na última rodada.')
    await join.dblClick()
    await expect
      .poll(() => requests)
      .toEqual([{ promotionId: 'p1', step: 'join', comment: 'Três coroas na última rodada.', images: [] }])
    answered.resolve(await received())
    const outcome = page.getByRole('status')
    await expect.element(outcome).toMatchTextContent(text.received)
    await expect.element(outcome).toHaveFocus()
    expect(requests).toHaveLength(1)
  })
})

test('[PROMO-02] requires an image when the promotion asks for one', async () => {
  const { requests } = await showJoin({ input: { step: 'request', asks: { comment: 'no', images: 'must' } } })
  await page.getByRole('button', { name: textOf('rewards.promotions.requestReward') }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(textOf('common.imageMissing'))
  expect(requests).toEqual([])
})

type Refusal = Extract<ApplicationAnswer, { ok: false }>['refusal']

const refusals: [refusal: Refusal, texts: string[]][] = [
  [
    { code: 'promotion.notEligible', message: '', value: { reason: 'Só para contas novas.' } },
    [textOf('rewards.promotions.notEligible'), 'Só para contas novas.'],
  ],
  [
    { code: 'promotion.notOpen', message: '', value: { status: 'closed' } },
    [textOf('rewards.promotions.statusChanged'), textOf('rewards.ended')],
  ],
  [
    { code: 'promotion.throttled', message: '', value: { retryAfter: 120_000 } },
    [textOf('common.tooManyAttempts'), 'Tente de novo em 2 minutos.'],
  ],
  [
    { code: 'promotion.incomplete', message: '', value: { missing: 'comment' } },
    [textOf('rewards.promotions.commentMissing')],
  ],
]

test.for(refusals.map(([refusal, texts]) => [refusal.code, refusal, texts] as const))(
  '[PROMO-02] explains why the platform rejects an application: %s',
  async ([, refusal, texts]) => {
    await showJoin({
      input: { asks: { comment: 'may', images: 'no' } },
      answer: async () => ({ ok: false, refusal }),
    })
    await page.getByRole('button', { name: textOf('rewards.promotions.join') }).click()
    for (const text of texts) await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  },
)

test('[PROMO-02] asks a visitor to log in before joining a promotion', async () => {
  const { wanted } = await showJoin({ input: { viewer: 'visitor', memberId: '' } })
  await page.getByRole('button', { name: textOf('rewards.promotions.loginToJoin') }).click()
  expect(wanted).toEqual(['loginWanted'])
})

test('[PROMO-02] asks a trial player to sign up before joining a promotion', async () => {
  const { wanted } = await showJoin({ input: { viewer: 'trial' } })
  await page.getByRole('button', { name: textOf('common.signUpFromDemo') }).click()
  expect(wanted).toEqual(['registrationWanted'])
})
