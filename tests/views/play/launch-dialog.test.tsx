import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { LaunchReply, LaunchRequest } from '#api/play/game-launch.ts'
import { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { LaunchDialog } from '#ui/play/game-launch/launch-dialog.tsx'

const failing = (reason: ConstructorParameters<typeof CallFailed>[0]) => async (): Promise<LaunchReply> => {
  throw new CallFailed(reason)
}

const NO_MONEY_MOVED = textOf('play.gameLaunch.noMoneyMoved')

test.for<[what: string, launch: () => Promise<LaunchReply>, title: string, text: string | RegExp]>([
  [
    'a closed vendor and when it reopens',
    async () => ({ outcome: 'refused', refusal: { why: 'closed', until: '2026-12-01T12:00:00.000Z' } }),
    textOf('play.gameLaunch.providerUnavailable'),
    /1 de dezembro.* 09:00/,
  ],
  [
    'a game that no longer exists',
    async () => ({ outcome: 'refused', refusal: { why: 'unknown' } }),
    textOf('common.gameGone'),
    textOf('common.gameGoneHelp'),
  ],
  [
    'a game that trial players cannot play',
    async () => ({ outcome: 'refused', refusal: { why: 'trial' } }),
    textOf('play.gameLaunch.realMoneyOnly'),
    textOf('play.gameLaunch.realMoneyOnlyHelp'),
  ],
  [
    'a launch that fails on the platform',
    failing('server'),
    textOf('play.gameLaunch.notOpened'),
    NO_MONEY_MOVED,
  ],
  ['a malformed reply', failing('shape'), textOf('play.gameLaunch.notOpened'), NO_MONEY_MOVED],
  ['a lost response', failing('offline'), textOf('play.gameLaunch.notOpened'), NO_MONEY_MOVED],
])('[GAME-07] reports %s and leads back to the games', async ([, launch, title, text]) => {
  const actor = createActor(
    gameLaunchMachine.provide({
      actors: { requestLaunch: fromPromise<LaunchReply, LaunchRequest>(launch) },
      actions: { notifyGone: () => {} },
    }),
    { input: { player: 'member' } },
  )
  await show(<LaunchDialog actor={actor.start()} />)
  actor.send({
    type: 'game.start',
    game: { nodeId: 1, vassalage: 'PG', gameType: 'RNG', gameCode: 'caju' },
    from: '/rng',
  })
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toMatchTextContent(text)
  await dialog.getByRole('button', { name: textOf('play.gameLaunch.backToGames') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
