import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '#domain/text/language.ts'
import type { Deposit } from '#protocol/cashier/deposits.ts'
import { orderLike } from '#tests/models/cashier/deposit-samples.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { DepositList } from '#ui/cashier/deposit/deposit-list.tsx'
import type { Rows } from '#ui/kit/layout/report-table.tsx'

const texts = {
  pt: {
    empty: textOf('cashier.deposit.historyEmpty'),
    credited: textOf('cashier.deposit.statusCredited'),
    again: textOf('common.tryAgain'),
    amount: /R\$\s1\.234,56/,
  },
  en: {
    empty: textIn('en', 'cashier.deposit.historyEmpty'),
    credited: textIn('en', 'cashier.deposit.statusCredited'),
    again: textIn('en', 'common.tryAgain'),
    amount: /R\$\s1,234\.56/,
  },
} satisfies Partial<Record<Language, object>>

describe.each(['pt', 'en'] as const)('the deposit list in %s', (language) => {
  const text = texts[language]
  const showRows = (rows: Rows<Deposit>) => show(<DepositList rows={rows} />, language)

  test('is marked as busy while loading', async () => {
    const { container } = await showRows({ state: 'loading' })
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    await expect.element(page.getByText(text.empty)).not.toBeInTheDocument()
  })

  test('says that there are no deposits', async () => {
    await showRows({ state: 'known', rows: [], more: null })
    await expect.element(page.getByText(text.empty)).toBeVisible()
  })

  test('says why loading failed and offers a retry', async () => {
    let retries = 0
    await showRows({ state: 'failed', why: 'offline', retryAt: 0, retry: () => (retries += 1) })
    await expect.element(page.getByText('offline')).toBeVisible()
    await page.getByRole('button', { name: text.again }).click()
    expect(retries).toBe(1)
  })

  test('shows the paid amount and the status, and loads more deposits', async () => {
    let loads = 0
    const credited = orderLike({ state: 'credited', amount: 100_000, paid: 123_456 })
    await showRows({
      state: 'known',
      rows: [credited],
      more: { state: 'ready', why: null, retryAt: 0, load: () => (loads += 1) },
    })
    const row = page.getByRole('row').nth(1)
    await expect.element(row.getByText(text.credited)).toBeVisible()
    await expect.element(row.getByText(text.amount)).toBeVisible()
    await page.getByRole('button').click()
    expect(loads).toBe(1)
  })
})
