import type { Step } from '@palpite/paths/walk/path.ts'
import { readMemberInfo } from '#protocol/account/member.ts'
import { logout } from '#protocol/auth/session.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { slotTile } from '#tests/browser/play/game-page.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import { OtherTab } from '#tests/browser/walk/other-tab.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { player, trialPlayer, withDefaultPassword } from '#tests/models/kit/members.ts'
import { overlaysModel } from '#tests/models/site/overlays.ts'
import { textOf } from '#tests/support/texts.ts'
import { exclusions } from './overlays.exclusions.ts'

const names: { [id: string]: string } = {
  c1: textOf('auth.changePassword.forcedTitle'),
  s1: textOf('auth.sessionEnded.title'),
  l1: textOf('common.logIn'),
}
const warning = textOf('common.realAccountNeeded')

export async function walker({ page, context, request }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await sessionOf(request, 'ana')
  const calls = await HeldCalls.hold(page, [readMemberInfo, readBalance, logout])
  const other = await OtherTab.open(context)
  const banner = page.getByRole('banner')
  const account = banner.getByRole('button', { name: textOf('common.myAccount') })
  const loginLink = banner.getByRole('link', { name: textOf('common.logIn') })
  /** The current viewer, as set by the walk. Null for a visitor. */
  let who: typeof player | null = null

  const leave = async () => {
    await other.say({ type: 'left', memberId: player.id })
    await expect(loginLink).toBeVisible()
    who = null
  }
  const follow = async (member: typeof player) => {
    calls.drop(readBalance)
    await other.begin(token)
    await calls.answer(readMemberInfo, { value: member })
    await expect(account).toBeVisible()
    who = member
  }
  /** Announces a password change from another tab, which makes the page reload the profile. */
  const reread = async (member: typeof player) => {
    await other.say({ type: 'passwordChanged', memberId: player.id })
    await calls.answer(readMemberInfo, { value: member })
    who = member
  }
  const open = (path: string) => async () => {
    await calls.forget()
    who = null
    await page.goto('/art/posters/login.svg')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(path)
  }
  const pressEscape = () => page.keyboard.press('Escape')
  /** Expects exactly the step's dialogs, from bottom to top. Only the topmost is visible. */
  const look = async ({ context: view = '' }: Step) => {
    const { shown, above }: { shown: string[]; above: number } = JSON.parse(view)
    const expected = [...shown.map((id) => names[id] ?? id), ...Array<string>(above).fill(warning)]
    const dialogs = page.locator('dialog:modal')
    await expect(dialogs).toHaveCount(expected.length)
    for (const [index, name] of expected.entries()) {
      await expect(dialogs.nth(index)).toHaveAccessibleName(name)
      await expect(dialogs.nth(index)).toBeVisible({ visible: index === expected.length - 1 })
    }
  }

  return {
    model: overlaysModel,
    exclusions,
    unwalked: [
      '(root): overlay.confirm [isStacked] → (internal)',
      '(root): money.began → (internal)',
      '(root): money.settled → (internal)',
    ],
    starts: { 'start with nothing open': open('/'), 'start login opened by URL': open('/login') },
    deeds: {
      'overlay.ask login': async () => {
        if (who) await leave()
        await loginLink.click()
      },
      'overlay.ask a required password change': () =>
        who ? reread(withDefaultPassword) : follow(withDefaultPassword),
      'overlay.ask session ended': async () => {
        if (!who) await follow(player)
        await calls.answer(readBalance, { status: 401, code: 'session.unknown' })
        who = null
      },
      'overlay.close login': pressEscape,
      'overlay.close session ended': pressEscape,
      // Press twice: a browser lets a dialog refuse to close only once.
      'overlay.close the required password change': async () => {
        await pressEscape()
        await pressEscape()
      },
      'overlay.clear password changes': () => reread(player),
      'overlay.clear logins': () => follow(player),
      'overlay.stack a warning': async () => {
        if (who) await leave()
        await follow(trialPlayer)
        await (await slotTile(page, { isForTrial: false })).click()
      },
      'overlay.unstack the warning': () =>
        page
          .getByRole('dialog', { name: warning })
          .getByRole('button', { name: textOf('common.acknowledge') })
          .click(),
    },
    pass: async () => {},
    sights: { '(root)': look },
    provoked: /ERR_|401|WebSocket/,
  }
}
