import { listPopups } from '#protocol/site/popups.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { news, welcome } from '#tests/models/site/popups.ts'
import { publicPopupModel } from '#tests/models/site/public-popup.ts'
import { textOf } from '#tests/support/texts.ts'
import { exclusions } from './public-popup.exclusions.ts'

export async function walker({ page, request, live }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await sessionOf(request, 'ana')
  await page.clock.install()
  const calls = await HeldCalls.hold(page, [listPopups])
  const popup = page.getByRole('dialog')
  /** Navigates within the site as a link does. */
  const goTo = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
  const isNone = () => expect(popup).toHaveCount(0)
  /**
   * Opens a page on which no popup may appear, in a tab that has not closed any popup. With a session token,
   * the visitor is logged in.
   */
  const open = async (session: string | null) => {
    await calls.forget()
    await page.clock.resume()
    await page.goto('/art/posters/login.svg')
    await page.evaluate((session) => {
      sessionStorage.clear()
      if (session !== null) sessionStorage.setItem('token', session)
    }, session)
    await page.goto('/winners')
    await takenOver(page)
    // Stop the clock before the popups' actor starts. On a slow machine, its time for holding back would pass.
    await stopClock(page, 100)
    // The actor loads once the page has been unused for a while.
    await page.clock.runFor(3_000)
    await live.ask()
    // The actor starts only after the session is restored, which includes waiting for other tabs.
    await expect(async () => {
      await page.clock.runFor(100)
      expect(live.actorOf(publicPopupModel.machine.id)).toBeDefined()
    }).toPass({ timeout: 15_000 })
    // Run what the page does when it becomes idle, such as loading the code of later calls.
    await page.clock.runFor(1_000)
  }

  return {
    model: publicPopupModel,
    exclusions,
    unwalked: ['showing: popup.dismiss [isUnwanted] → (internal)', 'showing: popup.dismiss → (internal)'],
    starts: {
      'start a player': () => open(token),
      'start a visitor': () => open(null),
    },
    deeds: {
      'page.calm': () => goTo('/'),
      'page.busy': () => goTo('/winners'),
      'firstInteraction: done': () => page.keyboard.press('Shift'),
      'readPopups: two popups': () => calls.answer(listPopups, { value: { popups: [welcome, news] } }),
      'readPopups: no popups': () => calls.answer(listPopups, { value: { popups: [] } }),
      'readPopups: no answer': () => calls.answer(listPopups, 'broken'),
      'overlay.closed the popup': async () => {
        const title = await popup.getByRole('heading', { level: 2 }).innerText()
        await popup.getByRole('button', { name: textOf('common.acknowledge') }).click()
        await expect(page.getByRole('dialog', { name: title })).toHaveCount(0)
      },
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    sights: {
      holdingBack: isNone,
      waitingForLobby: isNone,
      reading: async () => {
        await calls.newest(listPopups)
        await isNone()
      },
      showing: async () => {
        // Resume the clock, which was stopped before the view of the first popup could load.
        await page.clock.resume()
        await expect(popup).toHaveAccessibleName(/^(Welcome|News)$/)
      },
      finished: isNone,
    },
    provoked: /ERR_/,
  }
}
