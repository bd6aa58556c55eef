import * as v from 'valibot'
import { listGames } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { sportsGame } from './sports-page.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

test('[GAME-10] the sports slip keeps a typed stake across a reload and places the bet', async ({
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
  await stake.fill('')
  await stake.pressSequentially('12,5')
  await expect(stake).toHaveValue('12,5')
  await page.reload()
  await expect(stake).toHaveValue('12,50')
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/sports/'))
  await stake.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ stake: 1_250 })
  await expect(slip.placed).toBeVisible()
})
