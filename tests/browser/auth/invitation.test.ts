import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { registrationLinks, sharedLink } from '#tests/browser/agents/team-page.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { noteShifts, shiftsOf } from '#tests/browser/kit/note-shifts.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { slowClock } from '#tests/browser/kit/slow-clock.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { openRegistration } from './registration-popup.ts'

test.afterEach(({ request }) => calm(request))

const cardOf = (page: Page) => page.getByRole('region', { name: textOf('auth.invitation.label') })

test('[AGENT-06] an invitation shows the team, account type and terms, and prefills the code field', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { popup, invitation, byName, user, mobile } = await openRegistration(
    page,
    '/register?affiliateCode=PARCEIRO26',
  )
  const card = cardOf(page)
  await expect(card).toContainText(textOf('auth.invitation.fromAgent', { agent: 'Regina' }))
  await expect(card).toContainText(textOf('auth.invitation.agentAccount'))
  await expect(card).toContainText(
    textOf('auth.offeredTerms.contract', {
      name: textOf('common.dividend'),
      period: 'weekly',
    }),
  )
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('listitem')).toContainText(
    textOf('auth.offeredTerms.shareOfLoss', { rate: '5%' }),
  )
  await expect(card.getByRole('listitem')).toContainText(
    textOf('agents.contract.reachedNetLoss', { 0: 'R$ 100,00' }),
  )
  await expect(card.getByRole('listitem')).toContainText(textOf('common.activePlayers', { activeMembers: 3 }))
  await expect(card).toContainText(textOf('auth.invitation.offersNote'))
  // The focus starts in the first empty field, which is below the prefilled code.
  await expect(mobile).toBeFocused()
  await expect(invitation).toHaveValue('PARCEIRO26')
  await expect(popup.locator('form input').first()).toHaveAttribute('name', 'affiliateCode')
  await byName.click()
  await expect(user).toBeFocused()
  await expect(popup.locator('form input').first()).toHaveAttribute('name', 'affiliateCode')
  const { violations } = await new AxeBuilder({ page }).include('dialog, [role="dialog"]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('[AGENT-06] rejects an unknown invitation code before submission, and shows the team of a valid one', {
  tag: LONG,
}, async ({ page }) => {
  const { invitation, user, byName } = await openRegistration(page, '/register?affiliateCode=PARCEIRO2')
  const card = cardOf(page)
  await expect(card.getByRole('alert')).toContainText(textOf('auth.invitation.unknown'))
  await card.getByRole('button', { name: textOf('auth.invitation.remove') }).click()
  await expect(card).toHaveCount(0)
  await expect(invitation).toHaveValue('')
  await expect(invitation).toBeFocused()
  await byName.click()
  await invitation.fill('gramado26')
  await user.focus()
  await expect(card).toContainText(textOf('auth.invitation.fromAgent', { agent: 'Regina' }))
  await expect(card).toContainText(textOf('auth.invitation.agentSeesBets'))
  await invitation.press('End')
  await invitation.press('Backspace')
  await expect(card).toHaveCount(0)
})

test('[AGENT-06] says that a registration link was closed and suggests asking for a new one', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente.norte', 'agent'), '/agentHome/register?by=link')
  await registrationLinks(page).add.click()
  const composer = registrationLinks(page).composer
  await composer.name.fill('Por pouco tempo')
  await composer.submit.click()
  const address = await sharedLink(page.getByRole('dialog', { name: 'Por pouco tempo' })).address.inputValue()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', {
      name: textOf('agents.downlineRegistration.closeLinkLabel', { name: 'Por pouco tempo' }),
    })
    .click()
  const removal = page.getByRole('dialog', {
    name: textOf('agents.downlineRegistration.closeLinkTitle', { name: 'Por pouco tempo' }),
  })
  await sharedLink(removal).end.click()
  await expect(removal).toHaveCount(0)
  await buttonsIn(page).logOut.click()
  await expect(page).toHaveURL('/agent')
  await openRegistration(page, address)
  const card = cardOf(page)
  await expect(card.getByRole('alert')).toContainText(textOf('auth.invitation.closed'))
  await expect(card).toContainText(textOf('auth.invitation.closedHelp'))
})

test('offers a retry when an invitation fails to load, and keeps its code in the form', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'readInvitation', { kind: 'error', times: 1 })
  const { invitation } = await openRegistration(page, '/register?affiliateCode=GRAMADO26')
  const card = cardOf(page)
  await expect(card).toContainText(textOf('auth.invitation.loadFailed'))
  await expect(invitation).toHaveValue('GRAMADO26')
  await buttonsIn(card).retry.click()
  await expect(card).toBeFocused()
  await expect(card).toContainText(textOf('auth.invitation.fromAgent', { agent: 'Regina' }))
  expectOnly(faults, /500/)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`[AGENT-06] the registration form and the invitation appear without layout shift at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    await noteShifts(page)
    const hurry = await slowClock(page)
    for (const code of ['PARCEIRO26', 'GRAMADO26', 'NINGUEM26']) {
      await setFault(request, 'readInvitation', { delay: 600, times: 1 })
      await openRegistration(page, `/register?affiliateCode=${code}`)
      await expect(cardOf(page)).toHaveAttribute('aria-busy', 'false')
      await page.waitForLoadState('networkidle')
      expect({ code, of: await shiftsOf(page) }).toEqual({ code, of: [] })
    }
    await hurry()
  })
}

test('[AGENT-06] shows the registration form while a slow invitation is still loading', {
  tag: LONG,
}, async ({ page, request }) => {
  await setFault(request, 'readInvitation', { delay: 60_000, times: 1 })
  const { invitation } = await openRegistration(page, '/register?affiliateCode=GRAMADO26')
  await expect(invitation).toHaveValue('GRAMADO26')
  await expect(cardOf(page)).toHaveAttribute('aria-busy', 'true')
})
