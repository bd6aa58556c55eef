import * as v from 'valibot'
import { firstLanguage } from '#domain/text/first-language.ts'
import type { Language } from '#domain/text/language.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { operatorConfig } from '#protocol/site/operator-config.ts'
import { COOKIE } from './boot.ts'

export async function fetchedBoot(): Promise<Boot> {
  const response = await fetch('/config.json')
  const config = v.parse(operatorConfig, await response.json())
  const { languages, languageTags = {}, defaultLanguage } = config
  const language =
    rememberedLanguage(languages) ??
    firstLanguage(navigator.language, languages, languageTags) ??
    defaultLanguage
  return { language, config, sandbox: false, status: null, site: null }
}

function rememberedLanguage(offered: readonly Language[]): Language | undefined {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
  return offered.find((language) => language === chosen)
}
