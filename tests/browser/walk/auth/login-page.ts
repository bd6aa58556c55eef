import type { Page } from '@playwright/test'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { freePlay } from '#protocol/auth/free-play.ts'
import { login } from '#protocol/auth/login.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import { textOf } from '#tests/support/texts.ts'

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

/** A slider puzzle. Its images are blank, since walks do not look at them. */
export const puzzle = {
  id: '6f9b7e9e-5f0e-4a3c-9d5b-0a1b2c3d4e5f',
  width: 320,
  height: 160,
  background: ONE_PIXEL,
  piece: ONE_PIXEL,
  pieceSize: 52,
  pieceTop: 40,
}

export const captchaPicture = ONE_PIXEL

export async function passPuzzle(page: Page, calls: HeldCalls): Promise<void> {
  await calls.answer(createSliderChallenge, { value: puzzle })
  await moveTileToMiddle(page)
  await page.keyboard.press('Enter')
  await calls.answer(verifySlider, { value: { pass: 'proof' } })
  await expect(page.getByRole('slider')).toHaveCount(0)
}

async function moveTileToMiddle(page: Page): Promise<void> {
  const handle = page.getByRole('slider')
  await expect(handle).toHaveAttribute('aria-disabled', 'false')
  await handle.press('End')
  await handle.press('Shift+ArrowLeft')
}

/** The page's timeout for a call, in ms. */
export const PATIENCE = 15_000

/** The page with the login popup, a stopped clock and held calls. */
export class LoginPage {
  readonly page: Page
  readonly calls: HeldCalls
  readonly popup: ReturnType<typeof loginPopup>

  private constructor(page: Page, calls: HeldCalls) {
    this.page = page
    this.calls = calls
    this.popup = loginPopup(page)
  }

  static async prepare(page: Page): Promise<LoginPage> {
    await page.clock.install()
    return new LoginPage(
      page,
      await HeldCalls.hold(page, [
        createSliderChallenge,
        verifySlider,
        login,
        verifyTwoFactor,
        freePlay,
        readCaptcha,
        listCountries,
        sendLoginCode,
      ]),
    )
  }

  /** Reopens the popup in a tab that has kept nothing but its cookies. */
  async open(): Promise<void> {
    await this.calls.forget()
    await this.page.clock.resume()
    await this.page.goto('/login')
    await this.page.evaluate(() => sessionStorage.clear())
    await this.page.reload()
    await this.#begin()
  }

  /**
   * Reopens the popup after a path that logged in. Clears the session on a page without the application,
   * since the application would make calls.
   */
  async openAfterSession(): Promise<void> {
    await this.calls.forget()
    await this.page.clock.resume()
    await this.page.goto('/art/posters/login.svg')
    await this.page.evaluate(() => sessionStorage.clear())
    await this.page.goto('/login')
    await this.#begin()
  }

  async #begin(): Promise<void> {
    await expect(this.popup.submit).toBeVisible()
    await expect(this.popup.user).toBeFocused()
    await takenOver(this.page)
    await stopClock(this.page, 60_000)
  }

  async submitByName(): Promise<void> {
    await this.popup.user.fill('ana')
    await this.popup.password.fill('palpite-demo-1')
    await this.popup.submit.click()
  }

  get twoFactorCode() {
    return this.page.getByRole('textbox', { name: textOf('common.authenticatorCode') })
  }

  async submitTwoFactor(): Promise<void> {
    await this.twoFactorCode.fill('123456')
    await this.page.getByRole('button', { name: textOf('auth.twoFactor.confirm') }).click()
  }

  async passSlider(): Promise<void> {
    await passPuzzle(this.page, this.calls)
  }

  async cancelSlider(): Promise<void> {
    await this.calls.answer(createSliderChallenge, { value: puzzle })
    await this.page.getByRole('button', { name: textOf('common.back'), exact: true }).click()
  }

  async moveToMiddle(): Promise<void> {
    await moveTileToMiddle(this.page)
  }

  /** Advances the clock until the page's pending call times out. */
  async losePatience(): Promise<void> {
    await this.pass(PATIENCE)
  }

  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds)
  }
}
