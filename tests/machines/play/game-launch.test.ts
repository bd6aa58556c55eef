import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { LaunchReply, LaunchRequest } from '#api/play/game-launch.ts'
import { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { hearingParent } from '#tests/support/hearing-parent.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

const slot: Game = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', gameCode: 'caju' }
const framePage = '/seamless?nodeId=1&vassalage=PG&gameType=RNG&gameCode=caju'
const table: Game = { nodeId: 2, vassalage: 'EVO', gameType: 'LIVE', gameCode: 'roda' }
const lottery: Game = { nodeId: 3, vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'bao & 3' }
const group: Game = { nodeId: 4, vassalage: 'JILI', gameType: 'RNG', isGame: 'VASSALAGE' }

const launched = (show: 'frame' | 'window'): LaunchReply => ({
  outcome: 'launched',
  launch: { address: `https://play.example/${show}`, show, name: 'A game' },
})

function openSite(player: Player) {
  const { parent, heard } = hearingParent()
  const launches = pendingCalls<LaunchReply, LaunchRequest>()
  const windows = pendingCalls<'opened' | 'blocked', { address: string }>()
  const reserved: string[] = []
  const machine = gameLaunchMachine.provide({
    actors: { requestLaunch: launches.logic, openWindow: windows.logic },
    actions: {
      reserveWindow: () => reserved.push('reserved'),
      releaseWindow: () => reserved.push('released'),
    },
  })
  const actor = createActor(machine, { input: { player }, parent }).start()
  const start = (game: Game, from = '/rng') => actor.send({ type: 'game.start', game, from })
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(state)
  return { actor, heard, launches: launches.calls, windows: windows.calls, reserved, start, is }
}

test('a visitor is asked to log in, and the game starts after the login', async () => {
  const { actor, heard, launches, start, is } = openSite('visitor')
  start(slot, '/rng?page=2')
  expect(heard).toEqual([{ type: 'game.loginNeeded', game: slot, from: '/rng?page=2' }])
  expect(launches).toHaveLength(0)

  actor.send({ type: 'player.changed', player: 'member' })
  expect(launches.map(({ input }) => input)).toEqual([{ game: slot, from: '/rng?page=2' }])
  await launches[0]?.answer(launched('frame'))
  expect(is({ playing: 'frame' })).toBe(true)
  expect(heard.slice(1)).toEqual([
    { type: 'game.launched', game: slot },
    { type: 'game.navigate', to: framePage },
  ])
})

test('after a visitor has closed the login that a game asked for, a later login starts no game', () => {
  const { actor, launches, start, is } = openSite('visitor')
  start(slot)
  actor.send({ type: 'game.giveUp' })
  actor.send({ type: 'player.changed', player: 'member' })
  expect(is('idle')).toBe(true)
  expect(launches).toHaveLength(0)
})

test('a press on a game waits until the session is known', () => {
  const { actor, launches, start, is } = openSite(null)
  start(slot)
  expect(is('waiting')).toBe(true)
  actor.send({ type: 'player.changed', player: 'member' })
  expect(launches).toHaveLength(1)
})

test('a trial player can play games that allow trials and is asked to register for others', () => {
  const { heard, launches, start } = openSite('trial')
  start(slot)
  expect(heard).toEqual([{ type: 'game.registrationNeeded', game: slot }])
  expect(launches).toHaveLength(0)
  start({ ...slot, trial: true })
  expect(launches).toHaveLength(1)
})

test('when a session ends during a game, the page stays open and the next login restarts the game', async () => {
  const { actor, heard, launches, start, is } = openSite('member')
  start(slot, '/fish')
  await launches[0]?.answer(launched('frame'))
  const said = heard.length
  actor.send({ type: 'player.changed', player: 'visitor' })
  expect(is({ playing: 'interrupted' })).toBe(true)
  expect(heard).toHaveLength(said)
  actor.send({ type: 'player.changed', player: 'member' })
  expect(launches.map(({ input }) => input)).toEqual(Array(2).fill({ game: slot, from: '/fish' }))
})

test('a closed game does not restart after a later login', async () => {
  const { actor, launches, start, is } = openSite('member')
  start(slot, '/favorite')
  await launches[0]?.answer(launched('frame'))
  actor.send({ type: 'player.changed', player: 'visitor' })
  actor.send({ type: 'game.close' })
  expect(is('idle')).toBe(true)
  actor.send({ type: 'player.changed', player: 'member' })
  expect(launches).toHaveLength(1)
})

test('the next press opens a blocked game window with the same URL', async () => {
  const { actor, heard, launches, windows, start, is } = openSite('member')
  start(table)
  await launches[0]?.answer(launched('window'))
  await windows[0]?.answer('blocked')
  expect(is('blocked')).toBe(true)
  expect(heard).toEqual([])

  actor.send({ type: 'game.openWindow' })
  // The window opens immediately: browsers allow windows only while they handle the press.
  expect(windows.map(({ input }) => input.address)).toEqual(Array(2).fill('https://play.example/window'))
  await windows[1]?.answer('opened')
  expect(is({ playing: 'inWindow' })).toBe(true)
  expect(launches).toHaveLength(1)
  expect(heard).toEqual([{ type: 'game.launched', game: table }])
})

test('a press opens a blank window immediately if the vendor’s last game needed its own window', async () => {
  const { actor, launches, windows, reserved, start } = openSite('member')
  start(table)
  expect(reserved).toEqual([])
  await launches[0]?.answer(launched('window'))
  await windows[0]?.answer('opened')
  reserved.length = 0

  start(table)
  expect(reserved).toEqual(['reserved'])
  actor.send({ type: 'game.giveUp' })
  expect(reserved).toEqual(['reserved', 'released'])
})

test('a late response to a cancelled launch opens nothing', async () => {
  const { actor, heard, launches, windows, start, is } = openSite('member')
  start(table)
  actor.send({ type: 'game.giveUp' })
  expect(launches[0]?.signal.aborted).toBe(true)
  await launches[0]?.answer(launched('window'))
  expect(is('idle')).toBe(true)
  expect(windows).toHaveLength(0)
  expect(heard).toEqual([])
})

test('a double press launches a game only once, and a press on another game replaces the launch', async () => {
  const { actor, launches, windows, start } = openSite('member')
  start(table)
  start(table)
  expect(launches).toHaveLength(1)

  start(slot, '/')
  expect(launches.map(({ input }) => input.game)).toEqual([table, slot])
  await launches[0]?.answer(launched('window'))
  expect(windows).toHaveLength(0)
  await launches[1]?.answer(launched('frame'))
  expect(actor.getSnapshot().context).toMatchObject({ game: slot, launch: { show: 'frame' } })
})

test('an unsafe game URL is reported as a failure and can be retried', async () => {
  const { actor, launches, windows, start, is } = openSite('member')
  start(slot)
  await launches[0]?.answer({ outcome: 'badAddress' })
  expect(is('failed')).toBe(true)
  expect(actor.getSnapshot().context.failure).toBe('badAddress')
  actor.send({ type: 'game.retry' })
  await launches[1]?.fail(new CallFailed('offline'))
  expect(actor.getSnapshot().context.failure).toBe('offline')
  expect(windows).toHaveLength(0)
})

test('a launch rejected because the vendor is closed stores the time at which the vendor reopens', async () => {
  const { actor, launches, start, is } = openSite('member')
  const until = '2030-01-02T03:00:00.000Z'
  start(slot)
  await launches[0]?.answer({ outcome: 'refused', refusal: { why: 'closed', until } })
  expect(is('refused')).toBe(true)
  expect(actor.getSnapshot().context.refusal).toEqual({ why: 'closed', until })
})

test('a throttled launch stores its retry time', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { actor, launches, start, is } = openSite('member')
  start(slot)
  await launches[0]?.fail(new CallFailed('throttled', { retryAfter: 95_000 }))
  expect(is('failed')).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({ failure: 'throttled', retryAt: 1_095_000 })
})

test('pressing a lottery opens its page for a member, and pressing a game group opens its popup', () => {
  const complete = openSite('member')
  complete.start(lottery)
  complete.start(group)
  expect(complete.launches).toHaveLength(0)
  expect(complete.heard).toEqual([
    { type: 'game.navigate', to: '/seaLottery?gameCode=bao+%26+3' },
    { type: 'game.groupChosen', game: group },
  ])
})

test('a visitor can open a game group but must log in for a lottery', () => {
  const { heard, start } = openSite('visitor')
  start(group)
  start(lottery)
  expect(heard.map((event) => event.type)).toEqual(['game.groupChosen', 'game.loginNeeded'])
})
