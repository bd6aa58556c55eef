import { afterAll, beforeAll, expect } from 'vitest'
import type { SocketMessage } from '#protocol/site/socket.ts'
import { publish } from '#server/database/publish.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openAt } from '#tests/support/http/socket-session.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { makeClaimant } from '#tests/support/rewards/claim-world.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

type MessageType = SocketMessage['type']

const ofMoney: readonly MessageType[] = ['balance.changed', 'account.changed']
/** Messages for a wallet change that creates an account entry. */
export const MOVED: readonly MessageType[] = ofMoney
/** Message when a game or a bill changes the wallet. Such a change creates no account entry. */
export const BALANCE: readonly MessageType[] = ['balance.changed']
/** Message for a change of an account entry that does not affect the wallet. */
export const NOTED: readonly MessageType[] = ['account.changed']

export type Listener = { token: string }

/** An action that moves money, and the members to be notified. */
export type Moving = { who: readonly Listener[]; act: () => Promise<unknown> }

/** Opens a platform with games and a socket server, for the tests of one file. */
export function listeningWorld() {
  let own: OwnDatabase
  let served: ServedPlatform
  let opened: OpenedPlatform
  beforeAll(async () => {
    own = await makeOwnDatabase()
    served = await servePlatform(own, { dedupFor: 0 })
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

  /**
   * Runs `act`. Fails unless the members concerned receive exactly these money messages and another member
   * receives none.
   */
  async function expectHeard({ who, act }: Moving, what: readonly MessageType[]): Promise<void> {
    const stranger = await makeClaimant(opened)
    const theirs = []
    for (const { token } of who) theirs.push(await openAt(served, token))
    const elsewhere = await openAt(served, stranger.headers.token)
    await act()
    await publish(opened.platform.database, { memberId: null, type: 'notice.published' })
    for (const { hears } of [...theirs, elsewhere]) await hears('notice.published')
    for (const { heard } of theirs)
      expect(ofMoney.filter((type) => heard.includes(type))).toEqual(
        ofMoney.filter((type) => what.includes(type)),
      )
    expect(elsewhere.heard).toEqual(['notice.published'])
  }

  return { opened: () => opened, expectHeard }
}
