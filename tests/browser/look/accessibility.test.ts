import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, type RunningPlatform, test } from '#tests/browser/kit/platform.ts'
import { openSlot } from '#tests/browser/play/game-page.ts'
import { isLong } from '#tests/support/is-long.ts'
import { anyOf, textIn } from '#tests/support/texts.ts'

const open = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestricted: false,
  customerService: 'mailto:atendimento@palpite.example',
}

test.afterEach(({ platform }) => platform.set('systemStatus', open))

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Changes the system status. Leaves the page first, since a closed site would refuse its calls. */
async function change(page: Page, platform: RunningPlatform, status: object): Promise<void> {
  await page.goto('about:blank')
  await platform.set('systemStatus', status)
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const onePhone = [{ language: 'pt', size: phone }] as const
const everyPage = [
  ...onePhone,
  { language: 'en', size: desktop },
  { language: 'pt', size: desktop },
  { language: 'en', size: phone },
] as const

for (const { language, size } of isLong ? everyPage : onePhone) {
  test(`the main pages pass axe in ${language} at ${size.width} px`, async ({
    page,
    context,
    request,
    platform,
    faults,
  }) => {
    // Axe checks several whole pages, which takes a while.
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    await context.addCookies([{ name: 'lang', value: language, url: platform.url }])
    await page.goto('/')
    await expect(
      page.getByRole('main').getByRole('button', {
        name: anyOf(
          textIn(language, 'lobby.home.pauseHighlights'),
          textIn(language, 'lobby.home.resumeHighlights'),
        ),
      }),
    ).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/download')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.goto('/no/such/page')
    await expectNoViolations(page)
    await change(page, platform, {
      ...open,
      maintenance: true,
      maintenanceEnd: '2026-12-01T03:30:00.000Z',
    })
    await page.goto('/')
    await expectNoViolations(page)
    await change(page, platform, { ...open, regionRestricted: true })
    await page.goto('/')
    await expectNoViolations(page)
    await change(page, platform, open)
    await openWith(page, await sessionOf(request, 'ana'))
    await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
    await expectNoViolations(page)
    if (language === 'pt') {
      await openSlot(page)
      await expectNoViolations(page)
    }
    // The browser logs the 404 reply for the missing page.
    expectOnly(faults, /404/)
  })
}
