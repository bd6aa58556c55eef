import * as v from 'valibot'
import { type Boot, boot } from '#contract/boot.ts'
import { type Language, operatorConfig } from '#contract/operator-config.ts'

/** The boot data that the platform wrote into the page, or null on a static host. */
export function inlinedBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? v.parse(boot, JSON.parse(text)) : null
}

/** The boot data where the same build is served as plain static files. */
export async function fetchedBoot(): Promise<Boot> {
  const response = await fetch('/config.json')
  const config = v.parse(operatorConfig, await response.json())
  return { language: rememberedLanguage(config.languages) ?? config.defaultLanguage, config, status: null }
}

/** Name of the cookie that keeps the chosen language, read by the platform too. */
const COOKIE = 'lang'

function rememberedLanguage(offered: readonly Language[]): Language | undefined {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
  return offered.find((language) => language === chosen)
}
