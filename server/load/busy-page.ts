import type { Context } from 'hono'
import type { Language } from '#contract/operator-config.ts'

/** Seconds after which the page asks again by itself. */
const RETRY_AFTER = 3

const english = { title: 'We’re very busy right now', help: 'This page tries again by itself in a moment.' }
const texts: Record<Language, typeof english> = {
  en: english,
  pt: {
    title: 'Estamos com muito movimento agora',
    help: 'Esta página tenta de novo sozinha daqui a pouco.',
  },
  ty: english,
}

/** Stands in for a page that a busy platform does not render. */
export function busyPage(context: Context, language: Language): Response {
  const { title, help } = texts[language]
  const tag = language === 'pt' ? 'pt-BR' : 'en'
  const document = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${help}</p></html>`
  return context.html(document, 503, {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER),
    refresh: String(RETRY_AFTER),
  })
}
