import type { Route } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { asStaticFile } from '#tests/browser/site/static-host.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { languageModel } from '#tests/models/site/language.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { exclusions } from './language.exclusions.ts'

export async function walker({ page, platform }: Tab): Promise<Walker> {
  const waiting: Route[] = []
  const choice = page.getByRole('complementary').getByRole('combobox')
  const alert = page.getByRole('alert').filter({ hasText: patternOf('layout.languageMissing.title') })
  const choose = (name: string) => async () => {
    // A missing language is not an option of the list, so the step changes nothing.
    if ((await choice.getByRole('option', { name }).count()) > 0) await choice.selectOption(name)
  }
  const lose = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    await Promise.all(waiting.splice(0).map((route) => route.abort()))
  }
  const open = async (languages: readonly Language[]) => {
    waiting.length = 0
    await asStaticFile(page)
    await page.route('**/config.json', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ json: { ...(await reply.json()), languages, live: true } })
    })
    await page.route(/\/assets\/(en|ty)-[\w-]+\.js$/, (route) => {
      waiting.push(route)
    })
  }

  return {
    model: languageModel,
    exclusions,
    unwalked: [
      'settled: language.lost → failed',
      'loading: loadMessages done → settled',
      'failed: language.choose [isInUse] → settled',
    ],
    starts: {
      'start in Portuguese': async () => {
        await page.context().clearCookies()
        await open(['pt', 'en', 'ty'])
        await page.goto('/')
        await expect(choice).toHaveValue('pt')
      },
      'start with English texts missing': async () => {
        await page.context().addCookies([{ name: 'lang', value: 'en', url: platform.url }])
        await open(['pt', 'en'])
        await page.goto('/', { waitUntil: 'commit' })
        await lose()
      },
    },
    deeds: {
      'language.choose Portuguese': choose('Português'),
      'language.choose English': choose('English'),
      'language.choose Thai': choose('ไทย'),
      'language.retry': () => page.getByRole('button', { name: textOf('common.tryAgain') }).click(),
      'language.dismiss': () => page.getByRole('button', { name: textOf('common.notNow') }).click(),
      'loadMessages: texts not found': lose,
    },
    pass: async () => {},
    sights: {
      settled: async () => {
        await expect(choice).toHaveAttribute('aria-busy', 'false')
        await expect(alert).toHaveCount(0)
      },
      loading: () => expect(choice).toHaveAttribute('aria-busy', 'true'),
      failed: () => expect(alert).toBeVisible(),
    },
    end: async () => {
      await page.goto('about:blank')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    provoked: /ERR_FAILED/,
  }
}
