import fs from 'node:fs/promises'
import { LIVE_CHANNEL } from '@palpite/visualiser/inspection/channel.ts'
import type { LiveMessage } from '@palpite/visualiser/inspection/live-message.ts'
import type { Page } from '@playwright/test'
import { dragTile, openLogin, tryToLogIn } from '#tests/browser/auth/login-popup.ts'
import { passwordOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { captchaOf, newestCode, setFault } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function openLive(page: Page, address: string) {
  await page.goto(address)
  const panel = page.getByRole('tabpanel', { name: textOf('flows.common.live') })
  const chart = page.getByRole('application')
  return {
    chart,
    status: panel.getByRole('status').first(),
    actors: panel.getByRole('list', { name: textOf('flows.liveInspector.pageActors') }),
    log: panel.getByRole('listbox', { name: textOf('flows.liveInspector.log') }),
    sequence: panel.getByRole('listbox', { name: textOf('flows.liveInspector.sequence') }),
    text: panel.getByRole('searchbox', { name: textOf('flows.liveInspector.logText') }),
    press: (name: string) => panel.getByRole('button', { name }).click(),
    read: (name: string) => panel.getByRole('tab', { name }).click(),
    active: (state: string) => chart.locator(`.is-active[data-state="${state}"]`),
  }
}

async function hearAll(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('heardLive', (text: string) => heard.push(text))
  await page.addInitScript((name) => {
    const channel = new BroadcastChannel(name)
    const { heardLive } = window as typeof window & { heardLive?: (text: string) => void }
    channel.addEventListener('message', ({ data }) => heardLive?.(JSON.stringify(data)))
  }, LIVE_CHANNEL)
  return heard
}

test('[FLOW-03] shows another tab’s login live in the chart, log and sequence, but not its secrets', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000)
  const watching = await context.newPage()
  const heard = await hearAll(watching)
  const live = await openLive(watching, '/flows/#/login?view=live')
  await expect(live.status).toContainText(textOf('flows.liveInspector.notOpen'))

  await page.bringToFront()
  const { password, captcha, otherPicture, mobile, code, getCode, submit, byMobile, byName } =
    await openLogin(page)
  await expect(live.status).toContainText('/login')
  await expect(live.actors.getByRole('button', { name: /^login / })).toHaveAttribute('aria-current', 'true')
  await expect(live.active('open.form.editing.idle')).toBeAttached()

  await byMobile.click()
  await mobile.fill('11 98888-0003')
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  const texted = await newestCode(request, '+5511988880003')
  await code.fill(texted)
  await byName.click()
  await setFault(request, 'login', {
    kind: 'refusal',
    code: 'login.captchaNeeded',
    value: { captcha: true },
    times: 1,
  })
  await tryToLogIn(page, 'ana', passwordOf('ana'))
  await expect(captcha).toBeFocused()
  await expect(live.active('open.form.editing.refused')).toBeAttached()
  await expect(live.active('open.form.editing.idle')).toHaveCount(0)
  await expect(live.chart.locator('.arrow.is-taken').first()).toBeAttached()
  await expect(otherPicture.locator('img')).toBeVisible()
  const digits = await captchaOf(page)
  await captcha.fill(digits)
  await expect(password).toHaveValue(passwordOf('ana'))
  await submit.click()
  await dragTile(page)
  await expect(page.getByRole('button', { name: textOf('common.myAccount') })).toBeVisible()
  await expect(live.actors.getByRole('button', { name: /^session / })).toBeVisible()
  await expect(live.actors.getByRole('button', { name: /^login / })).toHaveCount(0)

  await watching.bringToFront()
  await live.text.fill('logIn done')
  const ends = live.log.getByRole('option', { name: /logIn → attempt logIn done/ })
  await expect(ends).toHaveCount(2)
  await live.read(textOf('flows.liveInspector.sequence'))
  await live.text.fill('session.adopt')
  const adopted = live.sequence.getByRole('option', { name: /→ \w+: session\.adopt/ }).first()
  await expect(adopted.locator('svg path').first()).toBeAttached()
  await live.text.fill('')
  await live.sequence.focus()
  await watching.keyboard.press('Home')
  await expect(live.sequence.getByRole('option', { selected: true })).toHaveAccessibleName(
    patternOf('flows.liveInspector.fromHere'),
  )
  await watching.keyboard.press('ArrowDown')
  await expect(live.sequence.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '2')

  const download = watching.waitForEvent('download')
  await live.press(textOf('flows.liveInspector.saveJson'))
  const saved = await fs.readFile(await (await download).path(), 'utf8')
  const kept = await watching.evaluate(() => localStorage.getItem('flows.use') ?? '')
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const shown = await watching.locator('body').innerHTML()
  const places = { heard: heard.join(), saved, kept, shown }
  expect(heard.some((text) => text.includes('"login.captchaNeeded"'))).toBe(true)
  expect(saved.includes('logIn done [isLoggedIn]')).toBe(true)
  expect(kept.includes('logIn done [isLoggedIn]')).toBe(true)
  for (const secret of [passwordOf('ana'), digits, texted, token, '11988880003', '98888-0003']) {
    expect(secret).toBeTruthy()
    const holding = Object.entries(places).filter(([, text]) => revealsSecret(text, String(secret)))
    expect(holding.map(([place]) => `${place} tells ${secret}`)).toEqual([])
  }
})

/**
 * Whether a text contains a secret. Ids and coordinates do not count, nor does a short secret inside a longer
 * word or number.
 */
function revealsSecret(text: string, secret: string): boolean {
  const said = text
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replace(/ (?:d|points|transform|viewBox|style|[cr]?[xy][12]?|r|width|height)="[^"]*"/g, '')
  return secret.length > 6 ? said.includes(secret) : new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(said)
}

test('the live view can be paused, links actors to charts and follows a new page after the old one closes', {
  tag: LONG,
}, async ({ page, context }) => {
  const watching = await context.newPage()
  const live = await openLive(watching, '/flows/#/app?view=live')
  await page.bringToFront()
  await page.goto('/')
  await expect(live.actors.getByRole('button', { name: /^overlays / })).toBeVisible()
  await live.press(textOf('flows.common.pause'))
  await page
    .getByRole('link', { name: textOf('common.logIn') })
    .or(page.getByRole('button', { name: textOf('common.logIn') }))
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: textOf('common.logIn') })).toBeVisible()
  await expect(live.actors.getByRole('button', { name: /^login / })).toHaveCount(0)
  await live.press(textOf('flows.common.continue'))
  await live.actors.getByRole('button', { name: /^login / }).click()
  await expect(watching.getByRole('application', { name: /login$/ })).toBeVisible()
  await expect(live.active('open.form.editing.idle')).toBeAttached()
  await page.close()
  await expect(live.status).toContainText(textOf('flows.liveInspector.pageLost'))
  const another = await context.newPage()
  await another.goto('/promotions')
  await expect(live.status).toContainText('/promotions')
})

test('the live view shows the application next to a chart, at phone width or full width', {
  tag: LONG,
}, async ({ page }) => {
  const live = await openLive(page, '/flows/#/language?view=live')
  await live.press(textOf('flows.liveInspector.besideNarrow'))
  await expect(live.status).toContainText(patternOf('flows.liveInspector.following'))
  const frame = page.frameLocator(`iframe[title="${textOf('flows.common.application')}"]`)
  await expect(
    frame
      .getByRole('navigation', { name: textOf('common.shortcuts') })
      .or(frame.getByRole('contentinfo'))
      .first(),
  ).toBeAttached()
  await expect(live.chart.locator('.leaf.is-active')).toHaveCount(1)
  const width = () =>
    page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.contentWindow?.innerWidth)
  expect(await width()).toBe(390)
  await page
    .getByRole('region', { name: textOf('flows.common.application') })
    .getByRole('button', { name: textOf('flows.liveInspector.fullWidth') })
    .click()
  await expect.poll(width).toBe(1280)
})

test('the live view reports a missing runner and marks a collapsed state that contains an active one', {
  tag: LONG,
}, async ({ page }) => {
  const live = await openLive(page, '/flows/#/login?view=live')
  await page
    .getByLabel(textOf('flows.liveInspector.listenTo'))
    .selectOption(textOf('flows.liveInspector.runner'))
  await expect(live.status).toContainText(textOf('flows.liveInspector.noRunner'))
  await page
    .getByLabel(textOf('flows.liveInspector.listenTo'))
    .selectOption(textOf('flows.liveInspector.browserPages'))
  await expect(live.status).toContainText(textOf('flows.liveInspector.notOpen'))
  const from = { page: 'replayed', at: 1 }
  const [editing, idle] = ['open.form.editing', 'open.form.editing.idle']
  const told: LiveMessage[] = [
    { type: 'page', ...from, address: 'http://replayed/login' },
    { type: 'actor', ...from, actor: 'x:1', parent: null, name: 'login', machine: 'login' },
    {
      type: 'state',
      ...from,
      actor: 'x:1',
      value: { open: { form: { editing: 'idle' } } },
      leaves: [idle],
      tags: [],
      status: 'active',
      context: {},
    },
  ]
  await page.evaluate(say, { name: LIVE_CHANNEL, told })
  await expect(live.status).toContainText('http://replayed/login')
  await expect(live.active(idle)).toBeInViewport()
  const sign = live.chart.locator(`[data-toggle="${editing}"]`)
  await sign.click()
  await expect(live.chart.locator(`.leaf.is-active[data-state="${editing}"]`)).toBeInViewport()
  await expect(live.active(idle)).toHaveCount(0)
  await sign.click()
  await expect(live.active(idle)).toBeInViewport()
})

test('the live view renders only the visible part of ten thousand log entries, at constant cost', {
  tag: LONG,
}, async ({ page, context }) => {
  const live = await openLive(page, '/flows/#/login?view=live')
  // All machines are loaded once the last one in the list shows its number of states.
  await expect(page.getByRole('navigation').getByRole('link').last()).toHaveText(
    patternOf('flows.common.stateCount'),
  )
  const browser = await context.newCDPSession(page)
  // Measure the CPU time of the page's own thread, which does not depend on other load.
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const costs: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const before = await spent()
    await page.evaluate(sayMuch, LIVE_CHANNEL)
    costs.push(Math.round(((await spent()) - before) * 1000))
  }
  await expect(
    live.log
      .getByRole('option', { name: new RegExp(`${textOf('flows.liveInspector.thePage')} → login the\\.end`) })
      .last(),
  ).toBeVisible()
  const options = live.log.getByRole('option')
  expect(Number(await options.last().getAttribute('aria-setsize'))).toBeGreaterThan(9_000)
  expect(await options.count()).toBeLessThan(60)
  await live.read(textOf('flows.liveInspector.sequence'))
  await expect(live.sequence.getByRole('option', { name: /: the\.end$/ }).last()).toBeVisible()
  expect(Number(costs.at(-1)), `ms for each 2,000 entries: ${costs.join(', ')}`).toBeLessThan(
    2 * Number(costs[0]),
  )
})

/** Posts messages on the channel, as a page does. Runs in the page. */
function say({ name, told }: { name: string; told: readonly object[] }): void {
  const channel = new BroadcastChannel(name)
  for (const message of told) channel.postMessage(message)
  channel.close()
}

/** Reports 2,000 events in forty frames, as the application does. Runs in the page. */
async function sayMuch(name: string): Promise<void> {
  const channel = new BroadcastChannel(name)
  const from = { page: 'one', at: 1 }
  const say = (said: object) => channel.postMessage({ ...said, ...from })
  const sayEvent = (event: object) => say({ type: 'event', actor: 'x:1', from: null, event })
  say({ type: 'page', address: 'http://here/' })
  say({ type: 'actor', actor: 'x:1', parent: null, name: 'login', machine: 'login' })
  for (let round = 0; round < 40; round++) {
    for (let times = 0; times < 50; times++) sayEvent({ type: 'field.change', field: 'username', times })
    await new Promise(requestAnimationFrame)
  }
  sayEvent({ type: 'the.end' })
  channel.close()
}
