import type { Page } from '@playwright/test'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { login } from '#protocol/auth/login.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { logout } from '#protocol/auth/session.ts'
import { forgetRules } from '#tests/browser/auth/registration-popup.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { changePasswordModel } from '#tests/models/auth/change-password.ts'
import { loggedInAs, player, withDefaultPassword } from '#tests/models/kit/members.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'
import { exclusions } from './change-password.exclusions.ts'
import { LoginPage } from './login-page.ts'
import { passwordRule } from './password-rule.ts'

export async function walker({ page, request }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await sessionOf(request, 'ana')
  const site = await LoginPage.prepare(page)
  const calls = await HeldCalls.hold(page, [changePassword, readMemberInfo, readRegisterSettings, logout])
  const popup = page.getByRole('dialog', {
    name: anyOf(textOf('auth.changePassword.forcedTitle'), textOf('common.changePassword')),
  })
  const old = popup.getByLabel(textOf('auth.changePassword.current'))
  const fresh = popup.getByLabel(textOf('auth.changePassword.new'), { exact: true })
  const again = popup.getByLabel(textOf('auth.changePassword.confirm'))
  const submit = popup.getByRole('button', {
    name: anyOf(textOf('common.changePassword'), textOf('common.changing')),
  })
  const said = popup.getByRole('alert')
  const rests = async () => {
    await expect(popup).toBeVisible()
    await expect(submit).toHaveText(textOf('common.changePassword'))
  }
  const saysNothing = async () => {
    await rests()
    await expect(said).toHaveCount(0)
  }
  const says = (text: string) => async () => {
    await rests()
    await expect(said).toContainText(text)
  }
  const isPending = async () => {
    await expect(submit).toHaveText(textOf('common.changing'))
    await expect(popup.locator('form')).toHaveAttribute('aria-busy', 'true')
    await expect(said).toHaveCount(0)
  }
  const isGone = () => expect(popup).toHaveCount(0)
  const readMember = (member: typeof player) => () => calls.answer(readMemberInfo, { value: member })

  return {
    model: changePasswordModel,
    exclusions,
    unwalked: [],
    starts: {
      'start required change, current password known': async () => {
        await calls.forget()
        await forgetRules(page)
        await site.openAfterSession()
        await site.submitByName()
        await site.passSlider()
        await page.clock.resume()
        await site.calls.answer(login, { value: { ...loggedInAs(withDefaultPassword), token } })
        await expect(fresh).toBeFocused()
        await stopClock(page)
      },
      'start voluntary change': async () => {
        await calls.forget()
        await forgetRules(page)
        await openAsPlayer(page, { token, calls })
        await page.getByRole('button', { name: textOf('common.myAccount') }).click()
        await page.getByRole('button', { name: textOf('common.changePassword') }).click()
        await expect(old).toBeFocused()
        await stopClock(page)
      },
    },
    deeds: {
      'field.changed current password': () => old.fill('palpite123'),
      'field.changed new password': () => fresh.fill('caju-e-manga-7'),
      'field.changed new password, too short': () => fresh.fill('caju'),
      'field.changed confirmation': () => again.fill('caju-e-manga-7'),
      'passwords.toggle': () =>
        popup
          .getByRole('button', {
            name: anyOf(textOf('auth.password.showAll'), textOf('auth.password.hideAll')),
          })
          .first()
          .click(),
      // `force` presses the button even while it is disabled.
      'change.submit': () => submit.click({ force: true }),
      'change.retry': () =>
        popup.getByRole('button', { name: textOf('auth.changePassword.checkNow') }).click(),
      // Press twice: a browser lets a dialog refuse to close only once.
      'change.cancel': async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      },
      'change.signOut': async () => {
        await popup.getByRole('button', { name: textOf('common.logOut') }).click()
        await calls.answer(logout, { value: {} })
      },
      'readPasswordRules: rules loaded': async () => {
        await calls.answer(readRegisterSettings, { value: { rules: { password: passwordRule } } })
        await expect(fresh).toHaveAccessibleDescription(textOf('auth.changePassword.length', { 0: 8, 1: 20 }))
      },
      'readPasswordRules: no answer': () => calls.answer(readRegisterSettings, 'broken'),
      'requestPasswordChange: password changed': async () => {
        await calls.answer(changePassword, { value: {} })
        await readMember(player)()
      },
      'requestPasswordChange: wrong current password': async () => {
        await calls.answer(changePassword, { refusal: 'password.oldWrong', value: { guessesLeft: 4 } })
        await expect(old).toHaveAccessibleDescription(
          anyOf(
            textOf('auth.changePassword.wrong'),
            patternOf('auth.changePassword.wrongAttemptsLeft'),
            textOf('auth.changePassword.maybeChanged'),
          ),
        )
      },
      'requestPasswordChange: weak password': async () => {
        await calls.answer(changePassword, { refusal: 'password.default', value: {} })
        await expect(fresh).toHaveAccessibleDescription(textOf('auth.changePassword.tooCommon'))
      },
      'requestPasswordChange: too many attempts': () =>
        calls.answer(changePassword, { refusal: 'password.throttled', value: { retryAfter: 60_000 } }),
      'requestPasswordChange: no answer': () => calls.answer(changePassword, 'broken'),
      'requestPasswordChange: too many requests': () =>
        calls.answer(changePassword, { status: 429, code: 'call.throttled', retryAfter: 60 }),
      'requestPasswordChange: not allowed': () =>
        calls.answer(changePassword, { status: 403, code: 'call.forbidden' }),
      'readMustChange: change still required': readMember(withDefaultPassword),
      'readMustChange: change no longer required': async () => {
        await readMember(player)()
        await readMember(player)()
      },
      'readMustChange: no answer': () => calls.answer(readMemberInfo, 'broken'),
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    sights: {
      'form.passwords.hidden': () => expect(fresh).toHaveAttribute('type', 'password'),
      'form.passwords.visible': () => expect(fresh).toHaveAttribute('type', 'text'),
      'form.attempt.editing.idle': saysNothing,
      'form.attempt.editing.invalid': saysNothing,
      'form.attempt.editing.refused': saysNothing,
      'form.attempt.editing.failed': says(textOf('auth.changePassword.failed')),
      'form.attempt.editing.notChanged': says(textOf('auth.changePassword.notChanged')),
      'form.attempt.editing.outcomeUnknown': says(textOf('kit.feedback.noResponse')),
      'form.attempt.changing': isPending,
      'form.attempt.throttled': async () => {
        await says(textOf('common.tooManyAttempts'))()
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
      },
      'form.attempt.unsure.asking': isPending,
      'form.attempt.unsure.waiting': async () => {
        await saysNothing()
        await expect(popup.getByRole('status')).toContainText(textOf('auth.changePassword.checking'))
      },
      '#editable': async () => {
        for (const field of [fresh, again]) await expect(field).toBeEditable()
      },
      changed: async () => {
        await isGone()
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('button', { name: textOf('common.myAccount') })).toBeVisible()
      },
      cancelled: async () => {
        await isGone()
        await expect(page.getByRole('button', { name: textOf('common.myAccount') })).toBeVisible()
      },
      signedOut: async () => {
        await isGone()
        await expect(
          page.getByRole('banner').getByRole('link', { name: textOf('common.logIn') }),
        ).toBeVisible()
      },
    },
    provoked: /ERR_|403|429/,
  }
}

/** Reopens Home as the model's player, with a session the platform knows. */
async function openAsPlayer(
  page: Page,
  { token, calls }: { token: string; calls: HeldCalls },
): Promise<void> {
  await page.clock.resume()
  await page.goto('/art/posters/login.svg')
  await page.evaluate(() => sessionStorage.clear())
  await openWith(page, token)
  await calls.answer(readMemberInfo, { value: player })
}
