import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRouters } from '#protocol/lobby/routers.ts'
import { listVendors } from '#protocol/lobby/vendors.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, SLOT } from '#tests/support/play/game-world.ts'

const BREAD = 103

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const visitor = () => visit(opened, { language: 'pt' })

describe('Vendors', () => {
  test('[CALL-54] are grouped in lanes by category, each with its first game', async () => {
    const { lanes } = await visitor().read(listVendors, { flush: true })
    expect(lanes).toMatchObject([
      {
        title: 'RNG',
        gameClassify: ['slots'],
        cards: [
          {
            vassalage: 'PG',
            vendor: 'Palpite Games',
            iconUrl: '/art/vendors/PG.svg',
            game: { nodeId: SLOT },
          },
          { vassalage: 'CQ9', game: { nodeId: BREAD }, closedUntil: null },
        ],
      },
      { title: 'BGS', gameClassify: ['mines'], cards: [{ vassalage: 'PG', game: { nodeId: MINES } }] },
    ])
  })

  test('[CALL-54] are listed with their game group instead of their first game if they have a group', async () => {
    await opened.platform.pool.query('update game set "group" = true where node_id = $1', [BREAD])
    await opened.platform.pool.query(`update game set vendor_code = 'PG' where node_id = $1`, [BREAD])
    const { lanes } = await visitor().read(listVendors, {})
    expect(lanes[0]?.cards).toMatchObject([{ vassalage: 'PG', game: { nodeId: BREAD, isGame: 'VASSALAGE' } }])
    await opened.platform.pool.query(
      `update game set vendor_code = 'CQ9', "group" = false where node_id = $1`,
      [BREAD],
    )
  })

  test('[CALL-47] are listed with the page of the site where their games are played', async () => {
    const { routers } = await visitor().read(listRouters, {})
    expect(routers).toContainEqual({ vassalage: 'TCG_SEA', path: '/seaLottery' })
  })
})
