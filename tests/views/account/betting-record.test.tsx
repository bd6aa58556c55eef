import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BettingRecord as Bet } from '#protocol/account/betting-records.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { BettingRecord } from '#ui/account/betting-record/betting-record.tsx'
import type { Rows } from '#ui/kit/layout/report-table.tsx'

const showBets = (rows: Rows<Bet>) =>
  show(
    <BettingRecord
      days={{
        chosen: null,
        days: { first: '2026-11-30', last: '2026-11-30' },
        today: '2026-11-30',
        onPreset: () => {},
        onDays: () => {},
      }}
      rows={rows}
      report={undefined}
      inSight={{ stake: 0, win: 0, net: 0 }}
      vendors={[]}
      filters={{ gameType: undefined, vendor: undefined, state: undefined }}
      onGameType={() => {}}
      onVendor={() => {}}
      onState={() => {}}
      onOpen={() => {}}
      sheet={null}
      exporting={{ state: 'ready' }}
      onExport={() => {}}
    />,
  )

test('[MEM-08] shows no table header when the betting record is empty', async () => {
  await showBets({ state: 'known', rows: [], more: null })
  await expect.element(page.getByText(textOf('common.noBets'))).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('[MEM-08] shows the table header while the betting record loads', async () => {
  await showBets({ state: 'loading' })
  await expect.element(page.getByRole('table', { name: textOf('common.betHistory') })).toBeVisible()
})
