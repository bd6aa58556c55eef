import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { fitTile, openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'

test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const summaries = (page: Page) => main(page).locator('summary')

test('[AGENT-10] announcements expand in place, and their pages have addresses', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  const words = main(page).getByText('com a conta de cada faixa')
  await expect(words).toBeHidden()
  await summaries(page).first().press('Enter')
  await expect(words).toBeVisible()
  await summaries(page).first().click()
  await expect(words).toBeHidden()
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await expect(pages.getByRole('button', { name: /primeira página/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await pages.getByRole('link', { name: 'Página 3' }).click()
  await expect(page).toHaveURL('/agentHome/announcements?page=3')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(summaries(page)).toHaveCount(8)
  await page.reload()
  await expect(summaries(page)).toHaveCount(8)
  await page.goBack()
  await expect(summaries(page)).toHaveCount(9)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('[AGENT-10] dims the old announcements while another page loads', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  const list = main(page).getByRole('list').first()
  await expect(summaries(page)).toHaveCount(9)
  await expect(list).toHaveAttribute('aria-busy', 'false')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/relay\/announcements/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 3' }).click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list).toHaveCSS('opacity', '0.4')
  arrive()
  await expect(summaries(page)).toHaveCount(8)
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(list).toHaveCSS('opacity', '1')
})

test('retries failed announcements, and leads back from a page beyond the last', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listAnnouncements', { kind: 'error', times: 1 })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements?page=7')
  await main(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await main(page).getByRole('button', { name: 'Ir para a primeira página' }).click()
  await expect(page).toHaveURL('/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  expectOnly(faults, /500/)
})

test('keeps the agent centre page when the session ends and continues there after login', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  await setFault(request, 'listAnnouncements', { kind: 'unauthorised', times: 1 })
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 3' }).click()
  const ended = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await ended.getByRole('button', { name: 'Entrar' }).click()
  const login = page.getByRole('dialog', { name: 'Entrada de agentes' })
  await login.getByLabel('Usuário').fill('agente')
  await login.getByLabel('Senha', { exact: true }).fill(passwordOf('agente'))
  await login.getByRole('button', { name: 'Entrar' }).click()
  await fitTile(page)
  await expect(summaries(page)).toHaveCount(8)
  await expect(page).toHaveURL('/agentHome/announcements?page=3')
  await setFault(request, 'listAnnouncements', { kind: 'unauthorised', times: 1 })
  await page.goBack()
  await ended.getByRole('button', { name: 'Agora não' }).click()
  await expect(page).toHaveURL('/agent')
  expectOnly(faults, /401|WebSocket/)
})

test('[POP-05] [POP-03] visitor reads public announcements nine at a time and opens a linked promotion', async ({
  page,
}) => {
  const asked = page.waitForRequest(/relay\/announcements/)
  await page.goto('/')
  await takenOver(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Novidades/ })
    .click()
  await page.getByRole('dialog', { name: 'Avisos' }).getByRole('button', { name: 'Ver comunicados' }).click()
  const popup = page.getByRole('dialog', { name: 'Comunicados' })
  const lines = popup.locator('summary')
  await expect(lines).toHaveCount(9)
  const { searchParams } = new URL((await asked).url())
  // CALL-51
  expect(['types', 'execution', 'platform'].map((name) => searchParams.get(name))).toEqual([
    'B,PL,PU,PR',
    'B',
    'W',
  ])
  await expect(lines.filter({ hasText: 'Fechamento da quinzena' })).toHaveCount(0)
  const words = popup.getByText('todos os dias, das 8h à meia-noite')
  await expect(words).toBeHidden()
  await lines.first().press('Enter')
  await expect(words).toBeVisible()
  await lines.first().press('Enter')
  await expect(words).toBeHidden()
  await popup.getByRole('button', { name: 'Página 2' }).click()
  await expect(lines).toHaveCount(4)
  await popup.getByRole('button', { name: 'Página anterior' }).click()
  await expect(lines).toHaveCount(9)
  const bonus = lines.filter({ hasText: 'Bônus no primeiro depósito' })
  await bonus.click()
  await popup.getByRole('link', { name: 'Ver a promoção' }).filter({ visible: true }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/promotions#[0-9a-f-]{36}$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Primeiro mês em dobro')
})

test('[POP-03] removes scripts, images and unsafe links from an announcement', { tag: LONG }, async ({
  page,
  faults,
}) => {
  await page.route(/relay\/announcements/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.value.announcements[0].content =
      '<p>Só <strong>palavras</strong></p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">aqui</a><svg onload="window.ran=1"></svg>'
    await route.fulfill({ json: body })
  })
  await page.goto('/')
  await takenOver(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Novidades/ })
    .click()
  await page.getByRole('dialog', { name: 'Avisos' }).getByRole('button', { name: 'Ver comunicados' }).click()
  const popup = page.getByRole('dialog', { name: 'Comunicados' })
  await popup.locator('summary').first().click()
  const words = popup.getByText('Só palavras')
  await expect(words).toBeVisible()
  await expect(words.locator('strong')).toHaveText('palavras')
  const first = popup.getByRole('listitem').first()
  await expect(first.locator('img, script, a[href^="javascript"], [onload], [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  // The browser reports violations already during sanitising.
  expectOnly(faults, /inline event handler/)
})

test('[POP-05] [ERR-02] shows the reason and a retry when announcements fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await page.goto('/')
  await takenOver(page)
  const popup = page.getByRole('dialog', { name: 'Comunicados' })
  for (const kind of ['error', 'malformed'] as const) {
    await setFault(request, 'listAnnouncements', { kind, times: 1 })
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Novidades/ })
      .click()
    const notices = page.getByRole('dialog', { name: 'Avisos' })
    await notices.getByRole('button', { name: 'Ver comunicados' }).click()
    await expect(popup).toContainText('Os comunicados não chegaram')
    await expect(popup).toContainText('Algo quebrou do nosso lado')
    await expect(popup).not.toContainText('A conexão pode ter caído')
    await popup.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(popup.locator('summary')).toHaveCount(9)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  }
  expectOnly(faults, /500/)
})
