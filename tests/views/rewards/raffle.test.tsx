import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { DrawAnswer, DrawRequest } from '#api/rewards/raffles.ts'
import type { Language } from '#domain/text/language.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { raffleClaimMachine } from '#machines/rewards/raffle-claim.machine.ts'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternIn, patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { RaffleDraw } from '#ui/rewards/promotions/raffle.tsx'

const raffle: NonNullable<PromotionDetails['raffle']> = {
  per: 5_000,
  most: 10,
  chances: { left: 2, used: 0, missing: null },
  prizes: [],
}

/** Shows a raffle with two chances, whose draws get these answers in order. */
async function showRaffle(answers: readonly DrawAnswer[], language: Language = 'pt') {
  const left = [...answers]
  const sendDraw = idempotentRequestMachine<DrawRequest, DrawAnswer>(async () => {
    const answer = left.shift()
    if (!answer) throw new Error('There is no answer left.')
    return answer
  })
  const actor = createActor(raffleClaimMachine.provide({ actors: { sendDraw }, delays: { untilRead: 0 } }), {
    input: { viewer: 'member', memberId: '7', promotionId: 'p1', chances: 2, pending: null },
  })
  await show(<RaffleDraw actor={actor.start()} raffle={raffle} currency="BRL" />, language)
}

const drawn = (amount: number, chances: number): DrawAnswer => ({
  ok: true,
  value: {
    prize: { name: 'Sem prêmio', amount },
    turnover: 2 * amount,
    chances,
    balance: 10_000 + amount,
  },
})

const texts = {
  pt: {
    draw: textOf('rewards.promotions.drawTicket'),
    again: textOf('rewards.promotions.drawAgain'),
    won: new RegExp(
      `R\\$\\s20,00\\s*${textOf('rewards.promotions.inBalance')} ${patternOf('rewards.wagerToWithdraw', { element0: 'R$ 40,00' }).source}$`,
    ),
    lost: new RegExp(`${textOf('rewards.promotions.blankTicket')}\\s*$`),
    before: textOf('rewards.promotions.earlierTickets'),
    earlier: /R\$\s20,00/,
    none: textOf('rewards.promotions.chancesLeft', { chances: 0 }),
  },
  en: {
    draw: textIn('en', 'rewards.promotions.drawTicket'),
    again: textIn('en', 'rewards.promotions.drawAgain'),
    won: new RegExp(
      `R\\$\\s20\\.00\\s*${textIn('en', 'rewards.promotions.inBalance')} ${patternIn('en', 'rewards.wagerToWithdraw', { element0: 'R$ 40.00' }).source}$`,
    ),
    lost: new RegExp(`${textIn('en', 'rewards.promotions.blankTicket')}\\s*$`),
    before: textIn('en', 'rewards.promotions.earlierTickets'),
    earlier: /R\$\s20\.00/,
    none: textIn('en', 'rewards.promotions.chancesLeft', { chances: 0 }),
  },
} satisfies Partial<Record<Language, object>>

test.for(['pt', 'en'] as const)(
  '[PROMO-03] shows in %s a wagering requirement on a winning ticket, but not on a losing ticket',
  async (language) => {
    const text = texts[language]
    await showRaffle([drawn(2_000, 1), drawn(0, 0)], language)
    const ticket = page.getByRole('status')
    await page.getByRole('button', { name: text.draw }).click()
    await expect.element(ticket).toMatchTextContent(text.won)
    await page.getByRole('button', { name: text.again }).click()
    await expect.element(ticket).toMatchTextContent(text.lost)
    const before = page.getByRole('list', { name: text.before }).getByRole('listitem')
    await expect.element(before).toMatchTextContent(text.earlier)
    await expect.element(page.getByText(text.none)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: text.again }))
      .toHaveAttribute('aria-disabled', 'true')
  },
)

test.for<[code: string, answer: DrawAnswer, text: string]>([
  [
    'raffle.exhausted',
    { ok: false, refusal: { code: 'raffle.exhausted', message: '', value: {} } },
    textOf('rewards.promotions.noTickets'),
  ],
  [
    'promotion.notOpen',
    { ok: false, refusal: { code: 'promotion.notOpen', message: '', value: { status: 'closed' } } },
    textOf('rewards.promotions.raffleUnavailable'),
  ],
])(
  '[PROMO-03] the draw button says why no more draws are possible after the rejection %s',
  async ([, answer, text]) => {
    await showRaffle([answer])
    await page.getByRole('button', { name: textOf('rewards.promotions.drawTicket') }).click()
    await expect.element(page.getByRole('button', { name: text })).toHaveAttribute('aria-disabled', 'true')
  },
)
