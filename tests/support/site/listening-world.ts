import { afterAll, beforeAll, expect } from 'vitest'
import type { SocketMessage } from '#protocol/site/socket.ts'
import { announce } from '#server/database/publish.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openAt } from '#tests/support/http/socket-session.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { makeClaimant } from '#tests/support/rewards/gift-world.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

type Heard = SocketMessage['type']

/** What pages read money by: balances, and what stands in the account. */
const ofMoney: readonly Heard[] = ['balance.changed', 'account.changed']
/** The wallet has moved, and with it something of the account. */
export const MOVED: readonly Heard[] = ofMoney
/** The wallet has moved by a game or a bill, and nothing that stands in the account by itself. */
export const BALANCE: readonly Heard[] = ['balance.changed']
/** Something of the account has moved that is not in the wallet. */
export const NOTED: readonly Heard[] = ['account.changed']

/** Somebody with a session, as a page holds it. */
export type Listener = { token: string }

/** Something that moves money, and whoever is to hear of it. */
export type Moving = { who: readonly Listener[]; act: () => Promise<unknown> }

/** A platform with games that is served to sockets, for the tests of one file. */
export function listeningWorld() {
  let own: OwnDatabase
  let served: ServedPlatform
  let opened: OpenedPlatform
  beforeAll(async () => {
    own = await makeOwnDatabase()
    served = await servePlatform(own, { lately: 0 })
    const request = (path: string, { ip: _, ...init }: RequestInit & { ip?: string } = {}) =>
      fetch(`http://${served.host}${path}`, init)
    opened = { platform: served.platform, request, close: () => served.stop() }
    await putGames(opened.platform)
    await writeSetting(opened.platform.database, settings.payoutAccounts, { most: 5, coolFor: 0 })
  })
  afterAll(async () => {
    await served.stop()
    await own.drop()
  })

  /** Fails unless other tabs of those whose money moves hear just this of it, and nobody else hears anything. */
  async function expectHeard({ who, act }: Moving, what: readonly Heard[]): Promise<void> {
    const stranger = await makeClaimant(opened)
    const theirs = []
    for (const { token } of who) theirs.push(await openAt(served, token))
    const elsewhere = await openAt(served, stranger.headers.token)
    await act()
    await announce(opened.platform.database, { memberId: null, type: 'notice.published' })
    for (const { hears } of [...theirs, elsewhere]) await hears('notice.published')
    for (const { heard } of theirs)
      expect(ofMoney.filter((type) => heard.includes(type))).toEqual(
        ofMoney.filter((type) => what.includes(type)),
      )
    expect(elsewhere.heard).toEqual(['notice.published'])
  }

  return { opened: () => opened, expectHeard }
}
