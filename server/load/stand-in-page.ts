import type { MessageDescriptor } from '@lingui/core'
import type { Context } from 'hono'
import type { Language } from '#domain/text/language.ts'
import { tagFor } from '#server/texts/languages.ts'
import { languageRead, translate } from '#server/texts/localized-text.ts'

/** How soon the page reloads itself, in seconds. */
const RETRY_AFTER = 3

type Reason = 'clientBusy' | 'serverBusy' | 'failed'

const titles: Record<Reason, MessageDescriptor> = {
  clientBusy: /*i18n*/ { id: 'standIn.clientBusy', message: 'Too many requests from your network' },
  serverBusy: /*i18n*/ { id: 'standIn.serverBusy', message: 'We’re very busy right now' },
  failed: /*i18n*/ { id: 'standIn.failed', message: 'This page didn’t open' },
}

const help = /*i18n*/ {
  id: 'standIn.help',
  message: 'The page reloads in a few seconds. Your balance and your bets are safe.',
}

export function standInPage(
  context: Context,
  { language, reason, status }: { language: Language; reason: Reason; status: 429 | 500 | 503 },
): Response {
  const title = translate(titles[reason], language)
  const tag = tagFor(languageRead(titles[reason], language))
  const document = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${translate(help, language)}</p></html>`
  return context.html(document, status, {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'content-language': tag,
    'retry-after': String(RETRY_AFTER),
    refresh: String(RETRY_AFTER),
  })
}
