import { launchGame } from '#protocol/play/game-launch.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { slotTile } from '#tests/browser/play/game-page.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { gameLaunchModel } from '#tests/models/play/game-launch.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'
import { exclusions } from './game-launch.exclusions.ts'

const refusals: Readonly<Record<string, string>> = {
  'requestLaunch: game unavailable': textOf('play.gameLaunch.providerUnavailable'),
  'requestLaunch: no demo mode': textOf('play.gameLaunch.realMoneyOnly'),
  'requestLaunch: game not found': textOf('common.gameGone'),
}

type Windows = Window & { blocked?: boolean }

export async function walker({ page, request }: Tab): Promise<Walker> {
  await page.addInitScript(() => {
    const state: Windows = window
    // The test decides whether windows open. Only the site's reaction is tested.
    window.open = () =>
      state.blocked
        ? null
        : ({
            get closed() {
              return state.blocked ?? false
            },
            close() {},
            location: { replace() {} },
          } as unknown as Window)
  })
  await page.route('**/play/walked', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Palco vazio' }),
  )
  const calls = await HeldCalls.hold(page, [launchGame])
  const memberToken = await sessionOf(request, 'ana')
  const trialToken = await startFreePlay(request)
  const answer = (value: object) => () => calls.answer(launchGame, { value })
  const refuse = (refusal: string, value: object) => () => calls.answer(launchGame, { refusal, value })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const opening = page.getByText(patternOf('play.gameLaunch.opening'))
  const isShown = (name: string | RegExp) => () => expect(dialog(name)).toBeVisible()
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  const tile = (isForTrial: boolean) => async () => (await slotTile(page, { isForTrial })).click()
  /** Makes the page open the game window, by releasing the platform's reply or by pressing a button. */
  let untilOpening = async () => {}
  const openWindow = (isBlocked: boolean) => async () => {
    await page.evaluate((isBlocked) => Object.assign(window, { blocked: isBlocked }), isBlocked)
    await untilOpening()
  }

  return {
    model: gameLaunchModel,
    exclusions,
    unwalked: [
      '(root): player.changed [isVisitor] → idle',
      '(root): player.changed → (internal)',
      'routing: always [hasGroup] → idle',
      'routing: always [isUndecided] → waiting',
      'routing: always [hasPage] → idle',
      'waiting: player.changed → routing',
      'needsLogin: player.changed [isVisitor] → (internal)',
      'needsLogin: player.changed → routing',
      'inProgress.openingWindow: openWindow error → failed',
      'playing.frame: player.changed [isVisitor] → playing.interrupted',
      'playing.frame: player.changed → (internal)',
      'playing.interrupted: game.close → idle',
      'playing.interrupted: player.changed [isVisitor] → (internal)',
      'playing.interrupted: player.changed → routing',
      'playing.inWindow: game.close → idle',
      'blocked: game.retry → routing',
    ],
    starts: {
      'start a visitor': async () => {
        await page.goto('/art/posters/login.svg')
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('/')
      },
      'start a demo player': () => openWith(page, trialToken),
      'start a player': () => openWith(page, memberToken),
    },
    deeds: {
      'game.start a slot': tile(false),
      'game.start a slot with demo mode': tile(true),
      'game.retry': () => press(textOf('common.tryAgain')),
      'game.giveUp': async () => {
        if (await page.getByRole('button', { name: textOf('common.cancel') }).isVisible()) {
          return page.getByRole('button', { name: textOf('common.cancel') }).click()
        }
        await page
          .getByRole('dialog')
          .getByRole('button', { name: textOf('common.close') })
          .click()
      },
      'game.close': () => page.getByRole('button', { name: textOf('common.back') }).click(),
      'game.openWindow': async () => {
        untilOpening = () => press(textOf('play.gameLaunch.openWindow'))
      },
      'requestLaunch: opens in the page': answer({ url: '/play/walked', show: 'frame', name: 'O jogo' }),
      'requestLaunch: opens in a window': async () => {
        untilOpening = answer({ url: '/play/walked', show: 'window', name: 'O jogo' })
      },
      'requestLaunch: game unavailable': refuse('launch.closed', { until: null }),
      'requestLaunch: no demo mode': refuse('launch.trial', {}),
      'requestLaunch: game not found': refuse('launch.unknown', {}),
      'requestLaunch: invalid URL': answer({ url: '//elsewhere.example/', show: 'frame', name: 'O jogo' }),
      'requestLaunch: no answer': () => calls.answer(launchGame, 'broken'),
      'openWindow: opened': openWindow(false),
      'openWindow: blocked': openWindow(true),
    },
    pass: async () => {},
    sights: {
      idle: async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(opening).toHaveCount(0)
        await expect(page).toHaveURL('/')
      },
      needsLogin: isShown(textOf('common.logIn')),
      needsRegistration: isShown(textOf('common.realAccountNeeded')),
      'inProgress.launching': () => expect(opening).toBeVisible(),
      'inProgress.openingWindow': { passing: 'A window opens or is blocked at once.' },
      'playing.frame': () => expect(page.frameLocator('iframe').getByText('Palco vazio')).toBeVisible(),
      'playing.inWindow': () => expect(opening).toHaveCount(0),
      blocked: isShown(textOf('play.gameLaunch.windowBlocked')),
      refused: ({ label }) => isShown(refusals[label] ?? /\S/)(),
      failed: isShown(anyOf(textOf('play.gameLaunch.notOpened'), textOf('play.gameLaunch.addressUnsafe'))),
    },
    end: async () => {
      await calls.forget()
      await page.goto('about:blank')
    },
    provoked: /ERR_/,
  }
}
