import { hashOf } from '#server/core/secret.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { type LoginMethod, startSession } from '#server/identity/sessions.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { fund, newMember } from '#tests/support/cashier/wallets.ts'

export const SLOT = 101
export const MINES = 102

/** Adds a vendor with a slot game and a mines game, and a second vendor with a slot game to test filters. */
export async function putGames(platform: Platform): Promise<void> {
  await platform.database.insert(vendor).values([
    { code: 'PG', name: 'Palpite Games', show: 'frame' },
    { code: 'CQ9', name: 'Nove', show: 'window' },
  ])
  const row = { vendorCode: 'PG', gameType: 'RNG', gameClassify: 'slots', hue: 40, hot: false, trial: false }
  await platform.database.insert(game).values([
    {
      ...row,
      nodeId: SLOT,
      gameCode: 'onca',
      namePt: 'Onça da Sorte',
      nameEn: 'Lucky Jaguar',
      searchText: 'onca da sorte lucky jaguar palpite games',
      motif: 'onca/onca',
      engine: 'slot',
      returnBp: 9_600,
      position: 1,
      hot: true,
      trial: true,
    },
    {
      ...row,
      nodeId: MINES,
      gameType: 'BGS',
      gameClassify: 'mines',
      gameCode: 'minas',
      namePt: 'Minas',
      nameEn: 'Mines',
      searchText: 'minas mines palpite games',
      motif: 'minas/diamantes',
      engine: 'mines',
      returnBp: 9_700,
      position: 1,
    },
    {
      ...row,
      nodeId: 103,
      vendorCode: 'CQ9',
      gameCode: 'pao',
      namePt: 'Pão 100%_Bom',
      nameEn: 'Good Bread',
      searchText: 'pao 100%_bom good bread nove',
      motif: 'fruta/caju',
      engine: 'slot',
      returnBp: 9_400,
      position: 2,
    },
  ])
}

/** Creates a logged-in member with a balance in minor units. `token` is the session token. */
export async function putPlayer(platform: Platform, balance: number, method: LoginMethod = 'sms') {
  const { database } = platform
  const memberId = await newMember(database)
  const wallet = await walletOf(database, memberId)
  await fund(database, wallet, balance)
  const now = await platform.clock()
  const token = await startSession(database, { memberId, side: 'player', method, now })
  return { memberId, wallet, token, sessionHash: hashOf(token) }
}
