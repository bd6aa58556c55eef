import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '#domain/text/language.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { Promotion, Promotions } from '#protocol/rewards/promotions.ts'
import { show } from '#tests/views/kit/show.tsx'
import { oneOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { PromotionList } from '#ui/rewards/promotions/promotion-list.tsx'

const promotionLike = (changes: Partial<Promotion>): Promotion => ({
  id: changes.title ?? 'p1',
  title: 'Foto da torcida',
  summary: '',
  image: '',
  ground: '#173b2f',
  on: '#ffffff',
  category: 'casino',
  kind: 'signUp',
  status: 'join',
  obstacle: '',
  startsAt: null,
  endsAt: null,
  ...changes,
})

type Options = { viewer?: Viewer; language?: Language; category?: string }

/** Shows the list of promotions and records the chosen categories. */
async function showList(promotions: Part<Promotions>, options: Options = {}) {
  const { viewer = 'member', language = 'pt', category = null } = options
  const chosen: (string | null)[] = []
  await show(
    withRouter(
      <PromotionList
        promotions={promotions}
        viewer={viewer}
        category={category}
        onCategory={(code) => chosen.push(code)}
      />,
    ),
    language,
  )
  return chosen
}

const known = (...promotions: Promotion[]): Part<Promotions> => ({
  state: 'known',
  value: { promotions, categories: [{ code: 'casino', name: textOf('kit.lobbyParts.casino') }] },
})

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })

const obstacle = 'Esta promoção é para contas com menos de 30 dias.'

const everyStatus = known(
  promotionLike({ title: 'Sorteio do mês', kind: 'raffle', status: 'claim' }),
  promotionLike({ title: 'Bônus de fim de semana', status: 'issued', endsAt: '2030-12-31T15:00:00.000Z' }),
  promotionLike({ title: 'Foto da torcida', status: 'processing' }),
  promotionLike({ title: 'Palpite na tela inicial', status: 'rejected' }),
  promotionLike({ title: 'Conte sua melhor rodada', status: 'join' }),
  promotionLike({
    title: 'Sorteio de aniversário',
    kind: 'raffle',
    status: 'closed',
    endsAt: '2029-12-31T15:00:00.000Z',
  }),
  promotionLike({ title: 'Copa das Quadras', status: 'comingSoon', startsAt: '2030-11-30T15:00:00.000Z' }),
  promotionLike({ title: 'Primeiro mês em dobro', obstacle }),
)

test.for<[language: 'pt' | 'en', marks: [title: string, mark: string][]]>([
  [
    'pt',
    [
      ['Sorteio do mês', textOf('rewards.promotions.hasChances')],
      ['Bônus de fim de semana', textOf('rewards.promotions.rewardReady')],
      ['Foto da torcida', textOf('rewards.underReview')],
      ['Palpite na tela inicial', textOf('rewards.declined')],
      ['Conte sua melhor rodada', textOf('rewards.promotions.canJoin')],
      ['Sorteio de aniversário', textOf('rewards.ended')],
      ['Copa das Quadras', textOf('rewards.promotions.beginsSoon')],
      ['Primeiro mês em dobro', textOf('rewards.promotions.barred')],
    ],
  ],
  [
    'en',
    [
      ['Sorteio do mês', textIn('en', 'rewards.promotions.hasChances')],
      ['Bônus de fim de semana', textIn('en', 'rewards.promotions.rewardReady')],
      ['Foto da torcida', textIn('en', 'rewards.underReview')],
      ['Palpite na tela inicial', textIn('en', 'rewards.declined')],
      ['Conte sua melhor rodada', textIn('en', 'rewards.promotions.canJoin')],
      ['Sorteio de aniversário', textIn('en', 'rewards.ended')],
      ['Copa das Quadras', textIn('en', 'rewards.promotions.beginsSoon')],
      ['Primeiro mês em dobro', textIn('en', 'rewards.promotions.barred')],
    ],
  ],
])('[PROMO-01] marks every promotion state with its label in %s', async ([language, marks]) => {
  await showList(everyStatus, { language })
  for (const [title, mark] of marks)
    await expect.element(card(title).getByText(mark, { exact: true })).toBeVisible()
})

test('[PROMO-01] shows the next step of each promotion and highlights open promotions', async () => {
  await showList(everyStatus)
  const colourOf = async (title: string, step: string) => {
    const shown = card(title).getByText(step, { exact: true })
    await expect.element(shown).toBeVisible()
    return getComputedStyle(shown.element()).backgroundColor
  }
  const open = await colourOf('Conte sua melhor rodada', textOf('rewards.promotions.join'))
  expect(await colourOf('Bônus de fim de semana', textOf('rewards.promotions.claimReward'))).toBe(open)
  expect(await colourOf('Sorteio de aniversário', textOf('rewards.promotions.seeDetails'))).not.toBe(open)
})

test('[PROMO-01] shows when a promotion begins or ends, unless it has already ended', async () => {
  await showList(everyStatus)
  for (const [title, text] of [
    ['Bônus de fim de semana', 'até 31/12/2030'],
    ['Copa das Quadras', 'a partir de 30/11/2030'],
    ['Sorteio de aniversário', ''],
    ['Primeiro mês em dobro', ''],
  ] as const) {
    await expect.element(card(title)).toBeVisible()
    expect(card(title).element().querySelector('small')?.textContent).toBe(text)
  }
  const end = card('Bônus de fim de semana').element().querySelector('time')
  expect(end?.dateTime).toBe('2030-12-31T15:00:00.000Z')
})

test('[PROMO-01] says why a promotion is closed to a member and offers no way to join', async () => {
  await showList(everyStatus)
  const barred = card('Primeiro mês em dobro')
  await expect.element(barred).toMatchTextContent(obstacle)
  await expect
    .element(barred)
    .not.toMatchTextContent(oneOf('rewards.promotions.join', 'rewards.promotions.canJoin'))
})

test('[PROMO-01] tells a trial player that open promotions are for real accounts', async () => {
  await showList(known(promotionLike({})), { viewer: 'trial' })
  await expect
    .element(card('Foto da torcida'))
    .toMatchTextContent(textOf('rewards.promotions.realAccountsOnly'))
  await expect
    .element(card('Foto da torcida'))
    .not.toMatchTextContent(oneOf('rewards.promotions.join', 'rewards.promotions.canJoin'))
})

test('[PROMO-01] asks a visitor to log in for an open promotion', async () => {
  await showList(known(promotionLike({})), { viewer: 'visitor' })
  await expect.element(card('Foto da torcida')).toMatchTextContent(textOf('rewards.promotions.canJoin'))
  await expect.element(card('Foto da torcida')).toMatchTextContent(textOf('rewards.promotions.loginToJoin'))
})

test('[PROMO-01] marks the list of promotions as busy while it loads', async () => {
  await showList({ state: 'loading' })
  await expect.element(page.getByRole('list')).toHaveAttribute('aria-busy', 'true')
})

test('[PROMO-01] offers all promotions when the chosen category has none', async () => {
  const chosen = await showList(known(promotionLike({})), { category: 'sports' })
  await expect.element(page.getByText(textOf('rewards.promotions.emptyTitle'))).toBeVisible()
  await page.getByRole('button', { name: textOf('rewards.promotions.showAll') }).click()
  expect(chosen).toEqual([null])
})

test.for<[language: 'pt' | 'en', title: string, retry: string]>([
  ['pt', textOf('rewards.promotions.listLoadFailed'), textOf('common.tryAgain')],
  ['en', textIn('en', 'rewards.promotions.listLoadFailed'), textIn('en', 'common.tryAgain')],
])('offers a retry in %s when promotions fail to load', async ([language, title, retry]) => {
  let retries = 0
  await showList({ state: 'failed', why: 'offline', retry: () => (retries += 1) }, { language })
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(/offline$/)).toBeVisible()
  await page.getByRole('button', { name: retry }).click()
  expect(retries).toBe(1)
})
