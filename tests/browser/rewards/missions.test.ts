import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')

test('[MEM-12] shows mission progress and the leaderboard, or says that the leaderboard is empty', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/missionLeaderboard')
  await expect(main(page).getByRole('progressbar', { name: textOf('mission.monthDays.title') })).toBeVisible()
  await expectFine(page)
  await main(page)
    .getByRole('tab', { name: textOf('common.thisMonth') })
    .click()
  await expect(page).toHaveURL(/period=month/)
  const board = main(page).getByRole('table', { name: textOf('rewards.missions.leaderboard') })
  await expect(
    main(page)
      .getByText(patternOf('rewards.missions.ownRank'))
      .or(main(page).getByText(textOf('rewards.missions.noRank'))),
  ).toBeVisible()
  await expect(
    board.or(main(page).getByText(textOf('rewards.missions.leaderboardEmptyTitle'))).first(),
  ).toBeVisible()
})
