import { status } from '#protocol/site/system-status.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { asStaticFile } from '#tests/browser/site/static-host.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { systemStatusModel } from '#tests/models/site/system-status.ts'
import { textOf } from '#tests/support/texts.ts'
import { exclusions } from './system-status.exclusions.ts'

const open = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestricted: false,
  customerService: 'mailto:atendimento@palpite.example',
}

export async function walker({ page, platform }: Tab): Promise<Walker> {
  await page.clock.install()
  let calls: HeldCalls | undefined
  const answer = (value: object) => async () => calls?.answer(status, { value })
  const maintenance = answer({ status: 1, maintenanceEnd: null, customerService: null })
  const restricted = answer({ status: 2, ip: '203.0.113.7', customerService: null })
  const noAnswer = async () => calls?.answer(status, 'broken')
  const heading = (name: string) => () => expect(page.getByRole('heading', { name })).toBeVisible()
  const openAs = (changes: Partial<typeof open>) => async () => {
    await platform.set('systemStatus', { ...open, ...changes })
    calls = await HeldCalls.hold(page, [status])
    await page.goto('/')
    // Reopen the site: refused calls would contradict the faked status.
    await platform.set('systemStatus', open)
  }

  return {
    model: systemStatusModel,
    exclusions,
    unwalked: [
      'open.trusting: status.changed → open.looking',
      'open.looking: status.changed → open.looking (reenter)',
      'closed: status.changed → closed.asBefore (reenter)',
      'closed: status.retry → closed.asBefore (reenter)',
    ],
    starts: {
      'start with site status unknown': async () => {
        await platform.set('systemStatus', open)
        await asStaticFile(page)
        await page.route('**/config.json', async (route) => {
          const reply = await route.fetch()
          await route.fulfill({ json: { ...(await reply.json()), live: true } })
        })
        calls = await HeldCalls.hold(page, [status])
        await page.goto('/')
      },
      'start with the site open': openAs({}),
      'start with the site under maintenance': openAs({ maintenance: true }),
      'start with the site restricted': openAs({ regionRestricted: true }),
    },
    deeds: Object.fromEntries([
      ...['readStatus', 'lookWhileOpen', 'lookWhileClosed'].flatMap((asked) => [
        [`${asked}: site open`, answer({ status: 0 })],
        [`${asked}: site under maintenance`, maintenance],
        [`${asked}: site restricted`, restricted],
        [`${asked}: no answer`, noAnswer],
      ]),
      ['status.retry', () => page.getByRole('button', { name: textOf('site.systemStatus.tryNow') }).click()],
    ]),
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    sights: {
      asking: () => expect(page.getByRole('status')).toHaveText(textOf('site.systemStatus.connecting')),
      unreachable: heading(textOf('site.systemStatus.unreachableTitle')),
      // The button appears once the page has hydrated.
      open: () =>
        expect(page.getByRole('button', { name: textOf('lobby.home.resumeHighlights') })).toBeVisible(),
      'closed.maintenance': heading(textOf('site.systemStatus.maintenanceTitle')),
      'closed.restricted': heading(textOf('site.systemStatus.regionTitle')),
    },
    end: async () => {
      await calls?.release()
      await page.goto('about:blank')
    },
    afterwards: () => platform.set('systemStatus', open),
    provoked: /ERR_/,
  }
}
