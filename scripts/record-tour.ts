import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { currentBuild } from '#server/boot/build-cache.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { gameOn, tileOf } from '#tests/browser/play/game-page.ts'
import { textIn } from '#tests/support/texts.ts'
import { startPlatform } from './bench-lobby/platform.ts'
import { findChromium, installChromium } from './chromium.ts'
import { root } from './run.ts'
import { createRecorder } from './tour/recorder.ts'

/**
 * `npm run record-tour`: records `docs/tour.gif` on a new demo world. The tour shows Home, a round of a slot
 * game, a deposit by Pix, an agent's team and a simulated statechart. Fails if one of these does not work.
 * Also takes a screenshot of each tool.
 */

const PORT = 4_178
const PICTURE = { width: 800, height: 500 }
/** Window size of a small laptop. The GIF is smaller, so pages are scaled down. */
const WINDOW = { width: 1_280, height: 800 }

/** A slot game that Home shows in the demo world. */
const SLOT = 'Spotted Jaguar'
/** Time that a viewer needs to look at a new page, in ms. */
const GLANCE = 1_500
/** The tools, by the names of their screenshots in `docs/`. `ready` selects an element of the loaded tool. */
const tools = {
  flows: { url: '/flows/#/session?view=simulate', ready: '[data-state]' },
  paths: { url: '/flows/#/deposit?view=paths', ready: '[data-state]' },
  sandbox: { url: '/sandbox', ready: 'h2' },
  api: { url: '/docs', ready: 'h2' },
}

const words = (id: string) => textIn('en', id)

process.exitCode = (await installChromium()) || (await recordTour())

async function recordTour(): Promise<number> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-tour-'))
  await fs.chmod(folder, 0o755)
  await currentBuild(root, console.log)
  const platform = await startPlatform(folder, PORT)
  const executablePath = findChromium(true)
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  try {
    await platform.seed('demo')
    const recorder = createRecorder()
    const member = await openAs(browser, platform.url, 'ana')
    for (const scene of [showHome, playSlot, showDeposit]) await scene(member, recorder.record)
    await member.context().close()
    const agent = await openAs(browser, platform.url, 'agente')
    await showTeam(agent, recorder.record)
    await agent.context().close()
    const staff = await newPage(browser, platform.url)
    await showStatechart(staff, recorder.record)
    for (const [name, tool] of Object.entries(tools)) await takePicture(staff, name, tool)
    const { data, seconds } = await recorder.gif(PICTURE)
    await fs.writeFile(path.join(root, 'docs/tour.gif'), data)
    console.log(`docs/tour.gif: ${seconds.toFixed(1)} s, ${(data.length / 2 ** 20).toFixed(1)} MB`)
    return 0
  } finally {
    await browser.close()
    await platform.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: WINDOW })
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL }])
  return await context.newPage()
}

async function openAs(browser: Browser, baseURL: string, account: string): Promise<Page> {
  const page = await newPage(browser, baseURL)
  await openWith(page, await sessionOf(page.request, account))
  return page
}

type Tool = { url: string; ready: string }

async function takePicture(page: Page, name: string, { url, ready }: Tool): Promise<void> {
  // Leave the page first, because going to a URL that differs only in its hash would not reload it.
  await page.goto('about:blank')
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForTimeout(GLANCE)
  await page.screenshot({ path: path.join(root, `docs/${name}.png`) })
}

type Record = ReturnType<typeof createRecorder>['record']

async function showHome(page: Page, record: Record): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: words('lobby.home.pauseHighlights') }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2)
  await record(page, async () => {
    await page.waitForTimeout(GLANCE)
    for (let step = 0; step < 12; step++) {
      await page.mouse.wheel(0, 60)
      await page.waitForTimeout(120)
    }
    await page.waitForTimeout(GLANCE)
  })
}

async function playSlot(page: Page, record: Record): Promise<void> {
  await tileOf(page, SLOT).click()
  const spin = gameOn(page).getByRole('button', { name: words('games.slot.spin') })
  await spin.waitFor()
  await record(page, async () => {
    await page.waitForTimeout(GLANCE)
    await spin.click()
    await page.waitForTimeout(3_500)
  })
}

async function showDeposit(page: Page, record: Record): Promise<void> {
  await page.goto('/member/depositv2')
  const submit = page.getByRole('button', { name: words('cashier.deposit.submit') })
  await submit.waitFor()
  await record(page, async () => {
    await page.waitForTimeout(GLANCE)
    await page.getByRole('button', { name: 'R$\u00a050.00', exact: true }).click()
    await page.waitForTimeout(GLANCE)
    await submit.click()
    await page.getByRole('region', { name: words('cashier.deposit.inProgress') }).waitFor()
    await page.waitForTimeout(2 * GLANCE)
  })
}

async function showTeam(page: Page, record: Record): Promise<void> {
  await page.goto('/agentHome')
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await record(page, async () => {
    await page.waitForTimeout(2 * GLANCE)
  })
}

async function showStatechart(page: Page, record: Record): Promise<void> {
  await page.goto('/flows/#/deposit?view=simulate')
  const panel = page.getByRole('tabpanel', { name: words('flows.panels.simulate') })
  await panel.waitFor()
  await page.locator('[data-state]').first().waitFor()
  await record(page, async () => {
    await page.waitForTimeout(GLANCE)
    for (let step = 0; step < 4; step++) {
      await panel.getByRole('listitem').getByRole('button').first().click()
      await page.waitForTimeout(1_200)
    }
  })
}
