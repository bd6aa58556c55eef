import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Vip, VipLevel } from '#protocol/rewards/vip.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { VipPage } from '#ui/rewards/vip/vip-page.tsx'

const levelLike = (level: number, name: string, upgradeBonus: number): VipLevel => ({
  level,
  name,
  deposits: level * 100_000,
  turnover: level * 1_000_000,
  benefits: { upgradeBonus, monthlyBonus: 0, rebateRate: level * 5 },
})

const vip: Vip = {
  level: 1,
  deposits: 150_000,
  turnover: 1_500_000,
  currency: 'BRL',
  levels: [levelLike(0, 'Bronze', 0), levelLike(1, 'Ouro', 5_000), levelLike(2, 'Diamante', 120_000)],
}

const showVip = (part: Part<Vip>, language: 'pt' | 'en' = 'pt') =>
  show(withRouter(<VipPage vip={part} />), language)

test.for<[language: 'pt' | 'en', standing: string, deposits: string, staked: string, bonus: RegExp]>([
  [
    'pt',
    textOf('rewards.vip.yourLevel'),
    textOf('common.deposits'),
    textOf('common.totalStaked'),
    /R\$\s1\.200,00/,
  ],
  [
    'en',
    textIn('en', 'rewards.vip.yourLevel'),
    textIn('en', 'common.deposits'),
    textIn('en', 'common.totalStaked'),
    /R\$\s1,200\.00/,
  ],
])(
  '[MEM-15] shows in %s the VIP level, the requirements of the next level, and all benefits',
  async ([language, standing, deposits, staked, bonus]) => {
    await showVip({ state: 'known', value: vip }, language)
    await expect.element(page.getByRole('region', { name: standing, exact: true })).toMatchTextContent('Ouro')
    for (const name of [deposits, staked])
      await expect
        .element(page.getByRole('progressbar', { name, exact: true }))
        .toHaveAttribute('value', '0.75')
    await expect.element(page.getByRole('row').filter({ hasText: 'Diamante' })).toMatchTextContent(bonus)
  },
)

test('[MEM-15] says that a member has reached the highest VIP level', async () => {
  await showVip({ state: 'known', value: { ...vip, level: 2 } })
  await expect.element(page.getByText(textOf('rewards.vip.topLevel'))).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

test('[MEM-15] offers a retry when the VIP level fails to load', async () => {
  let retries = 0
  await showVip({ state: 'failed', why: 'offline', retry: () => (retries += 1) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(textOf('rewards.vip.loadFailed'))
  await page.getByRole('button', { name: textOf('common.tryAgain') }).click()
  expect(retries).toBe(1)
})
