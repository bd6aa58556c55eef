import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { listGames } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { contractForm } from '#tests/browser/agents/contract-form.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { sportsGame } from '#tests/browser/play/sports-page.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')

async function paste(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field.page().evaluate((text) => navigator.clipboard.writeText(text), text)
  await field.selectText()
  await field.press('ControlOrMeta+v')
}

test('[GAME-10] sports slip reads typed and pasted stakes to the cent and explains invalid ones', async ({
  page,
  request,
}) => {
  const token = await sessionOf(request, 'ana')
  const listed = await request.get(listGames.path, { params: { gameType: 'SPORTS' } })
  const { games } = v.parse(listGames.reply, (await listed.json()).value)
  const game = games.find(({ isGame }) => isGame !== 'VASSALAGE')
  if (!game) throw new Error('There is no book of sports')
  const params = { nodeId: game.nodeId, vendor: game.vassalage, gameType: 'SPORTS', language: 'pt' }
  const { value } = await (await request.get(launchGame.path, { params, headers: { token } })).json()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(value.url)
  await sportsGame(page).tomorrow.click()
  await page.locator('[data-fixture][data-phase="open"] button[data-pick]').first().click()
  const slip = sportsGame(page).slip
  const stake = slip.stake
  for (const [text, named] of [
    ['12,5', 'R$ 12,50'],
    ['7.5', 'R$ 7,50'],
    ['50', 'R$ 50,00'],
    ['R$ 20,00', 'R$ 20,00'],
  ] as const) {
    await paste(stake, text)
    await expect(slip.panel.getByRole('button', { name: `Apostar ${named}` })).toBeVisible()
  }
  const empty = slip.panel.getByText('Digite quanto você quer apostar.')
  for (const nothing of ['0', '']) {
    await stake.fill(nothing)
    await expect(empty).toHaveCount(1)
    await expect(slip.panel.getByRole('button', { name: 'Apostar', exact: true })).toBeVisible()
  }
  await paste(stake, '1,234')
  await expect(slip.panel.getByText('Isso pode ser milhar ou decimal')).toBeVisible()
  await expect(empty).toHaveCount(0)
  await paste(stake, '12345678901')
  await expect(slip.panel.getByText(/^Valor alto demais: no máximo R\$\s500,00$/)).toBeVisible()
  await stake.fill('')
  await stake.press('Enter')
  await expect(slip.placed).toHaveCount(0)
  await stake.pressSequentially('12,5')
  await expect(stake).toHaveValue('12,5')
  await page.reload()
  await expect(stake).toHaveValue('12,50')
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/sports/'))
  await stake.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ stake: 1_250 })
  await expect(slip.placed).toBeVisible()
})

test('[CONTR-05] reads pasted thresholds and rates of a contract offer', async ({ page, request }) => {
  const contract = contractForm(main(page))
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts/offer')
  await main(page).getByRole('tab', { name: 'Salário em tempo real' }).click()
  await contract.downlines.fill('agente.norte')
  await main(page)
    .getByRole('button', { name: /^agente\.norte/ })
    .click()
  const turnover = contract.turnover.first()
  await paste(turnover, "R$ 1'234,5")
  await turnover.blur()
  await expect(turnover).toHaveValue('1.234,50')
  const rate = contract.betRate.first()
  await paste(rate, '1,5 %')
  await rate.blur()
  await expect(rate).toHaveValue('1,50')
})
