import type { Page } from '@playwright/test'
import { payIn } from '#tests/browser/cashier/pay-in.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { promotionPage } from './promotion-page.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title })
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })

test('[PROMO-03] a deposit adds raffle chances, and each draw uses one of them and shows its result', async ({
  page,
  request,
}) => {
  const promotion = promotionPage(page)
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/promotions')
  await card(page, textOf('promotion.raffleOfTheMonth.title')).getByRole('link').click()
  await expect(title(page)).toHaveText(textOf('promotion.raffleOfTheMonth.title'))
  const draw = promotion.draw
  for (const before of [
    main(page).getByRole('list', { name: textOf('rewards.promotions.ticketsLeft') }),
    main(page).getByRole('heading', { name: textOf('rewards.promotions.rules') }),
  ])
    expect(
      await before.evaluate(
        (part, button) =>
          button !== null && part.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
        await draw.elementHandle(),
      ),
    ).toBe(true)
  const chances = main(page).getByText(patternOf('rewards.promotions.chancesLeft'))
  const left = async () => Number(/\d+/.exec(await chances.innerText())?.[0] ?? 0)
  await expect(chances).toBeVisible()
  const before = await left()
  await payIn(request, token, 10_000)
  await expect.poll(left).toBe(before + 2)
  await promotion.draw.dblclick()
  await expect(
    main(page)
      .getByRole('status')
      .filter({
        hasText: new RegExp(
          `${textOf('rewards.promotions.inBalance')}|${textOf('rewards.promotions.blankTicket')}`,
        ),
      }),
  ).toBeVisible()
  await expect.poll(left).toBe(before + 1)
  const again = promotion.drawAgain
  await expect(again).toBeEnabled()
  await again.click()
  await expect.poll(left).toBe(before)
  await expect(
    main(page)
      .getByRole('list', { name: textOf('rewards.promotions.earlierTickets') })
      .getByRole('listitem'),
  ).toHaveCount(1)
})
