import type { Page } from '@playwright/test'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { sendRegisterCode } from '#protocol/auth/sms-code.ts'
import { forgetRules, registrationPopup } from '#tests/browser/auth/registration-popup.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import { rulesOfModel } from '#tests/models/auth/registration.ts'
import { textOf } from '#tests/support/texts.ts'
import { passPuzzle, puzzle } from './login-page.ts'

/** The page with the registration popup, a stopped clock and held calls. */
export class RegistrationPage {
  readonly page: Page
  readonly calls: HeldCalls
  readonly popup: ReturnType<typeof registrationPopup>

  private constructor(page: Page, calls: HeldCalls) {
    this.page = page
    this.calls = calls
    this.popup = registrationPopup(page)
  }

  static async prepare(page: Page): Promise<RegistrationPage> {
    await page.clock.install()
    return new RegistrationPage(
      page,
      await HeldCalls.hold(page, [
        readRegisterSettings,
        listCountries,
        checkAffiliate,
        createSliderChallenge,
        verifySlider,
        sendRegisterCode,
        readCaptcha,
        registerByUsername,
        registerByMobile,
      ]),
    )
  }

  /** Reopens the popup in a tab without session data, before the popup's rules have loaded. */
  async open(): Promise<void> {
    await this.calls.forget()
    await this.page.clock.resume()
    // Go through a page outside the application, so that an old session makes no calls.
    await this.page.goto('/art/posters/login.svg')
    await this.page.evaluate(() => sessionStorage.clear())
    await this.page.goto('/register')
    await takenOver(this.page)
    await expect(this.popup.popup).toBeVisible()
    // Stop the clock before the page gives up waiting for the rules.
    await stopClock(this.page, 5_000)
  }

  /** Closes the popup, reopens it from the header and makes it load its rules again. */
  async reopen(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.popup.popup).toHaveCount(0)
    await this.calls.forget()
    await forgetRules(this.page)
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: textOf('common.signUp') })
      .click()
    await expect(this.popup.popup).toBeVisible()
  }

  /** Answers the call for the rules and fills in a registration by username, without accepting the terms. */
  async fillInByName(rules: object = rulesOfModel): Promise<void> {
    await this.calls.answer(readRegisterSettings, { value: { rules } })
    const { byName, user, password, confirmation } = this.popup
    await expect(this.popup.submit).toBeVisible()
    if ((await byName.count()) > 0) await byName.click()
    await user.fill('novata')
    await password.fill('segredo1')
    await confirmation.fill('segredo1')
  }

  async passSlider(): Promise<void> {
    await passPuzzle(this.page, this.calls)
  }

  async cancelSlider(): Promise<void> {
    await this.calls.answer(createSliderChallenge, { value: puzzle })
    await this.page.getByRole('button', { name: textOf('common.back') }).click()
  }

  async registerCall(): Promise<typeof registerByUsername | typeof registerByMobile> {
    const byMobile = this.popup.popup.locator('[data-tab="mobile"][aria-selected="true"]')
    return (await byMobile.count()) > 0 ? registerByMobile : registerByUsername
  }

  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds)
  }
}
