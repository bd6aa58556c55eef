import path from 'node:path'
import { hasScreen } from '@palpite/paths/command/has-screen.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { eventWords } from '#tests/browser/walk/event-words.ts'
import { LivePage } from '#tests/browser/walk/live-page.ts'
import config from '../../../paths.config.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { Recording } from './recording.ts'
import { saveRecording } from './save-recording.ts'

const HERE = 'http://127.0.0.1:4173'

/** Exit code when recording is impossible on this machine. The path tool passes it on. */
const NOT_POSSIBLE = 2

const request = v.object({
  folder: v.string(),
  address: v.optional(v.string(), HERE),
  headless: v.optional(v.boolean(), false),
})

/**
 * Opens a browser on an installation and records a tester's actions until the last window is closed. Stores
 * the recording as paths of the flows that the tester used. `PATHS_RECORD` holds a `RecordRequest` with the
 * folder and the installation.
 */
const { folder, address, headless } = v.parse(request, JSON.parse(process.env.PATHS_RECORD ?? '{}'))
if (!headless && !hasScreen()) {
  console.error('A recording needs a display, but DISPLAY is not set.')
  process.exit(NOT_POSSIBLE)
}
const results = new ResultsFolder(path.dirname(folder))

const executablePath = findChromium(headless)
const browser = await chromium.launch({
  headless,
  // An interrupt must not close the browser, since the recording is saved first.
  handleSIGINT: false,
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
})
const context = await browser.newContext({ viewport: null, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
const recording = new Recording()
const page = await context.newPage()
await listenTo(page)
context.on('page', (another) => void listenTo(another))
await page.goto(address)
await untilClosed(context)
await browser.close()
await sayWhatWasDone()

async function listenTo(tab: Page): Promise<void> {
  const live = await LivePage.listen(tab)
  live.follow((message) => {
    recording.note(message)
    if (message.type === 'event') console.log(eventWords(message, (actor) => live.nameOf(actor)))
  })
  live.askEach(() => {
    if (tab.isClosed()) return
    console.log(`${tab.url()} does not tell what it does: its configuration does not say \`live\`.`)
  })
}

/** Resolves when the last window is closed, the browser disconnects or the program is interrupted. */
function untilClosed(windows: BrowserContext): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (windows.pages().length === 0) resolve()
    }
    const watch = (tab: Page) => tab.on('close', look)
    for (const tab of windows.pages()) watch(tab)
    windows.on('page', watch)
    browser.on('disconnected', () => resolve())
    process.once('SIGINT', () => resolve())
  })
}

async function sayWhatWasDone(): Promise<void> {
  for (const flow of config.flows) {
    for (const { path: done, unmapped } of await saveRecording(flow, recording, results)) {
      if (done)
        console.log(`${flow.name} ${done.id}: ${done.steps.length} steps; npm run paths -- replay ${done.id}`)
      for (const sentence of unmapped) console.log(`  ${flow.name}: ${sentence}`)
    }
  }
}
