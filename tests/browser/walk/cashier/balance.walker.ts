import type { WebSocketRoute } from '@playwright/test'
import { readBalance } from '#protocol/cashier/balance.ts'
import type { SocketMessage } from '#protocol/site/socket.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { balanceModel } from '#tests/models/cashier/balance.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'

export async function walker({ page, request }: Tab): Promise<Walker> {
  const token = await sessionOf(request, 'ana')
  let line: WebSocketRoute | undefined
  await page.routeWebSocket('**/wps/socket', (opened) => {
    line = opened
  })
  await page.clock.install()
  const calls = await HeldCalls.hold(page, [readBalance])
  const bar = page.getByRole('banner')
  const refresh = bar.getByRole('button', { name: textOf('cashier.balance.refresh') })
  const start = (masked: boolean) => async () => {
    await page.goto('/art/posters/login.svg')
    await page.evaluate((masked) => localStorage.setItem('maskedBalance', String(masked)), masked)
    await calls.forget()
    line = undefined
    await openWith(page, token)
    await expect.poll(() => line !== undefined).toBe(true)
  }
  const isMasked = () => bar.getByRole('button', { name: textOf('cashier.balance.show') }).isVisible()
  const outdated = bar.getByRole('img', { name: textOf('cashier.balance.outdated') })
  const says =
    (text: string | RegExp, isBusy: boolean, isOutdated = false) =>
    async () => {
      await expect(bar.getByRole('status')).toHaveText(
        (await isMasked()) && text !== textOf('kit.feedback.noResponse') ? 'R$ ••••' : text,
      )
      await expect(outdated).toBeVisible({ visible: isOutdated })
      await expect(refresh).toHaveAttribute('aria-busy', String(isBusy))
    }
  const answer = async () => {
    await calls.answer(readBalance, { value: { balance: 12_345, currency: 'BRL', currencySymbol: 'R$' } })
  }
  const noAnswer = () => calls.answer(readBalance, 'broken')

  return {
    model: balanceModel,
    exclusions: [],
    unwalked: [],
    starts: { 'start with the balance visible': start(false), 'start with the balance hidden': start(true) },
    deeds: {
      'readBalance: balance loaded': answer,
      'rereadBalance: balance loaded': answer,
      'readBalance: no answer': noAnswer,
      'rereadBalance: no answer': noAnswer,
      'balance.refresh': () => refresh.click(),
      'balance.toggle': () =>
        bar
          .getByRole('button', {
            name: anyOf(textOf('cashier.balance.show'), textOf('cashier.balance.hide')),
          })
          .click(),
      'balance.changed': async () => {
        line?.send(JSON.stringify({ type: 'balance.changed' } satisfies SocketMessage))
      },
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    sights: {
      'amount.loading': () => expect(refresh).toHaveAttribute('aria-busy', 'true'),
      'amount.known': says(/^R\$\s123[,.]45$/, false),
      'amount.stale.reading': says(/^R\$\s123[,.]45$/, true),
      'amount.stale.reloadFailed.idle': says(/^R\$\s123[,.]45$/, false, true),
      'amount.stale.reloadFailed.reading': says(/^R\$\s123[,.]45$/, true, true),
      'amount.failed': says(textOf('kit.feedback.noResponse'), false),
      'shown.visible': () =>
        expect(bar.getByRole('button', { name: textOf('cashier.balance.hide') })).toBeVisible(),
      'shown.masked': () =>
        expect(bar.getByRole('button', { name: textOf('cashier.balance.show') })).toBeVisible(),
    },
    provoked: /ERR_/,
  }
}
