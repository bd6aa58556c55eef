import type { Locator, WebSocketRoute } from '@playwright/test'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { login } from '#protocol/auth/login.ts'
import { logout } from '#protocol/auth/session.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import type { SocketMessage } from '#protocol/site/socket.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import { OtherTab } from '#tests/browser/walk/other-tab.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { sessionModel } from '#tests/models/auth/session.ts'
import * as members from '#tests/models/kit/members.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import { LoginPage } from './login-page.ts'
import { exclusions } from './session.exclusions.ts'

const { player, trialPlayer, agent, withDefaultPassword, withExpiredPassword, loggedInAs } = members

export async function walker({ page, context, request, live }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await sessionOf(request, 'ana')
  const site = await LoginPage.prepare(page)
  const calls = await HeldCalls.hold(page, [readMemberInfo, readBalance, changePassword, logout])
  const other = await OtherTab.open(context)
  let line: WebSocketRoute | undefined
  await page.routeWebSocket('**/wps/socket', (opened) => {
    line = opened
    // Forget a closed socket, since it receives no messages.
    opened.onClose((code, reason) => {
      if (line === opened) line = undefined
      return opened.close({
        ...(code === undefined ? {} : { code }),
        ...(reason === undefined ? {} : { reason }),
      })
    })
  })
  const banner = page.getByRole('banner')
  const account = banner.getByRole('button', { name: textOf('common.myAccount') })
  const loginLink = banner.getByRole('link', { name: textOf('common.logIn') })
  const toGames = page.getByRole('link', { name: textOf('common.toGames') })
  const refresh = banner.getByRole('button', { name: textOf('cashier.balance.refresh') })
  const ended = page.getByRole('dialog', { name: textOf('auth.sessionEnded.title') })
  const change = page.getByRole('dialog', {
    name: anyOf(textOf('auth.changePassword.forcedTitle'), textOf('common.changePassword')),
  })
  const forced = page.getByRole('dialog', { name: textOf('auth.changePassword.forcedTitle') })
  /** Whether the page is already reloading the profile. */
  let isReading = false
  /** Whether a visitor is on the agents' landing page, which opens when an agent logs out. */
  let isAmongAgents = false

  const stored = (name: string) => page.evaluate((name) => sessionStorage.getItem(name), name)
  /** Advances the page's clock until a check passes. */
  const arrives = (isThere: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(100)
      await isThere()
    }).toPass({ timeout: 15_000 })
  const appears = (part: Locator) => arrives(() => expect(part).toBeVisible({ timeout: 300 }))
  const read = (answer: Parameters<HeldCalls['answer']>[1]) => calls.answer(readMemberInfo, answer)
  const restored = (answer: Parameters<HeldCalls['answer']>[1]) => async () => {
    if ((await stored('token')) === null) await other.answer(token)
    await read(answer)
  }
  const reread = (answer: Parameters<HeldCalls['answer']>[1]) => async () => {
    // Only `passwordChanged` makes the page reload the profile in every state and has no other effect.
    if (!isReading) await other.say({ type: 'passwordChanged', memberId: player.id })
    isReading = false
    await read(answer)
  }
  /**
   * Answers the profile call with an agent. Returns to the lobby after a forced password change, which opens
   * the agent centre.
   */
  const comeInAsAgent = async () => {
    const isComingIn = (await forced.count()) > 0
    await reread({ value: agent })()
    if (isComingIn) await toGames.click()
  }
  const noteLeaving = async () => {
    stopReading()
    isAmongAgents = (await stored('isAgent')) === 'true' && (await forced.count()) === 0
  }
  /** Goes from the agents' landing page to the lobby, which is a separate document. */
  const goToGames = async () => {
    await page.clock.resume()
    await toGames.click()
    await expect(loginLink).toBeVisible()
    await takenOver(page)
    await stopClock(page)
    isAmongAgents = false
  }
  const stopReading = () => {
    calls.drop(readMemberInfo)
    isReading = false
  }
  const failBalance = async (status: 401 | 403, code: string) => {
    if ((await refresh.getAttribute('aria-busy')) === 'false') await refresh.click()
    await calls.answer(readBalance, { status, code })
  }
  const submitChange = async () => {
    if ((await forced.count()) === 0) {
      await account.click()
      await page.getByRole('button', { name: textOf('common.changePassword') }).click()
      await appears(change)
    }
    const old = change.getByLabel(textOf('auth.changePassword.current'))
    if ((await old.count()) > 0) await old.fill('palpite123')
    await change.getByLabel(textOf('auth.changePassword.new'), { exact: true }).fill('caju-e-manga-7')
    await change.getByLabel(textOf('auth.changePassword.confirm')).fill('caju-e-manga-7')
    await change.getByRole('button', { name: textOf('common.changePassword') }).click()
  }
  const adopt = (member: typeof player) => async () => {
    if (isAmongAgents) await goToGames()
    await ((await ended.count()) > 0
      ? ended.getByRole('button', { name: textOf('common.logIn') })
      : loginLink
    ).click()
    await appears(site.popup.user)
    await site.submitByName()
    await site.passSlider()
    await site.calls.answer(login, { value: { ...loggedInAs(member), token } })
  }
  const unauthorised = { status: 401, code: 'session.unknown' } as const
  const isLoggedIn = (isAgent: boolean, isTrial: boolean) => async () => {
    await expect(account).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await stored('token')).toBe(token)
    await expect.poll(() => stored('isAgent')).toBe(String(isAgent))
    await expect.poll(() => stored('isTrial')).toBe(String(isTrial))
    await expect(banner.getByText(textOf('common.demoBalance'))).toHaveCount(isTrial ? 1 : 0)
  }
  const isVisitor = async () => {
    if (isAmongAgents) await expect(page).toHaveURL(/\/agent$/)
    else await expect(loginLink).toBeVisible()
    await expect(account).toHaveCount(0)
    await expect.poll(() => stored('token')).toBeNull()
    expect(await stored('isLogin')).toBeNull()
  }

  return {
    model: sessionModel,
    exclusions,
    // Paths do not include login links, as the exclusions explain.
    unwalked: [
      'restoring: sessionRestore done [isLinked] → linking',
      'restoring: sessionRestore done [isNone] → visitor',
      'linking: link.offered → (internal)',
      'linking: link.stay → (internal)',
      'linking: link.follow → (internal)',
      'linking: link.loggedIn → held',
      'linking: link.kept → restoring',
    ],
    starts: {
      'start a page without a link': async () => {
        await calls.forget()
        await site.calls.forget()
        isReading = false
        isAmongAgents = false
        line = undefined
        await page.clock.resume()
        await page.goto('/art/posters/login.svg')
        await page.evaluate((token) => {
          sessionStorage.clear()
          sessionStorage.setItem('token', token)
        }, token)
        await page.goto('/')
        await calls.newest(readMemberInfo)
        await stopClock(page)
      },
    },
    deeds: {
      'session.adopt a player': adopt(player),
      'session.adopt a player with weak password': adopt(withDefaultPassword),
      'session.leave': async () => {
        await noteLeaving()
        if ((await forced.count()) === 0) await account.click()
        await page.getByRole('button', { name: textOf('common.logOut') }).click()
      },
      'session.dismiss': () => ended.getByRole('button', { name: textOf('common.notNow') }).click(),
      'session.retry': () => banner.getByRole('button', { name: textOf('common.tryAgain') }).click(),
      'session.refused': async () => {
        stopReading()
        if ((await forced.count()) === 0) return failBalance(401, 'session.unknown')
        await submitChange()
        await calls.answer(changePassword, unauthorised)
      },
      'socket.sessionEnded': async () => {
        // The page receives no messages before its socket is open.
        await expect(async () => {
          await page.clock.runFor(10)
          expect(live.actorOf('socket')?.state?.leaves).toEqual(['line.open'])
        }).toPass({ timeout: 15_000 })
        line?.send(JSON.stringify({ type: 'session.ended' } satisfies SocketMessage))
        isReading = true
      },
      'member.reload': async () => {
        await failBalance(403, 'password.changeNeeded')
        isReading = true
      },
      'password.changed': async () => {
        await submitChange()
        await calls.answer(changePassword, { value: {} })
        isReading = true
      },
      'tab.asks for the session': () => other.ask(token),
      'tab.answers late': async () => {
        await other.say({ type: 'began' })
        await other.asked()
        await page.clock.runFor(1_100)
        await isVisitor()
        await other.answer(token)
      },
      'tab.began': () => other.say({ type: 'began' }),
      'tab.passwordChanged for this player': async () => {
        await other.say({ type: 'passwordChanged', memberId: player.id })
        isReading = true
      },
      'tab.passwordChanged for another player': () => other.say({ type: 'passwordChanged', memberId: '8' }),
      'tab.left from this player’s account': async () => {
        await noteLeaving()
        return other.say({ type: 'left', memberId: player.id })
      },
      'tab.left from another player’s account': () => other.say({ type: 'left', memberId: '8' }),
      'sessionRestore: a player': restored({ value: player }),
      'sessionRestore: a demo player': restored({ value: trialPlayer }),
      'sessionRestore: an agent': restored({ value: agent }),
      'sessionRestore: expired password': restored({ value: withExpiredPassword }),
      'sessionRestore: session refused': restored(unauthorised),
      'sessionRestore: no answer': restored('broken'),
      'profileLoader: a player': reread({ value: player }),
      'profileLoader: an agent': comeInAsAgent,
      'profileLoader: weak password': reread({ value: withDefaultPassword }),
      'profileLoader: session refused': reread(unauthorised),
      'profileLoader: no answer': reread('broken'),
      'endSession: session ended': () => calls.answer(logout, { value: {} }),
      'endSession: no answer': () => calls.answer(logout, 'broken'),
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    sights: {
      restoring: async () => {
        if ((await forced.count()) > 0) return
        await expect(banner.locator('[data-restoring]')).toHaveCount(1)
        await expect(account).toHaveCount(0)
      },
      unsure: async () => {
        if ((await forced.count()) > 0) return
        await expect(banner.getByRole('status')).toHaveText(textOf('common.accountLoadFailed'))
      },
      visitor: isVisitor,
      'held.mustChange': async () => {
        await appears(forced)
        expect(await stored('token')).toBe(token)
      },
      'held.loggedIn.player': isLoggedIn(false, false),
      'held.loggedIn.trial': isLoggedIn(false, true),
      'held.loggedIn.agent': isLoggedIn(true, false),
      leaving: async () => {
        await calls.newest(logout)
      },
      ended: async () => {
        await appears(ended)
        await isVisitor()
        await expect(page.getByRole('dialog')).toHaveCount(1)
      },
    },
    provoked: /ERR_|40[13]|WebSocket/,
  }
}
