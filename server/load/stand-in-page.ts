import type { Context } from 'hono'
import type { Language } from '#domain/text/language.ts'

/** Seconds after which the page asks again by itself. */
const RETRY_AFTER = 3

/** Why there is no page: too many requests from the visitor's network, too many from everybody, or something failed. */
type Reason = 'clientBusy' | 'serverBusy' | 'failed'

type Texts = Record<Reason, string> & { help: string }

const english: Texts = {
  clientBusy: 'Too many requests from your network',
  serverBusy: 'We’re very busy right now',
  failed: 'This page didn’t open',
  help: 'It tries again by itself in a moment.',
}
const texts: Record<Language, Texts> = {
  en: english,
  pt: {
    clientBusy: 'Muitos acessos da sua rede ao mesmo tempo',
    serverBusy: 'Estamos com muito movimento agora',
    failed: 'Esta página não abriu',
    help: 'Ela tenta de novo sozinha daqui a pouco.',
  },
  ty: english,
}

/** Takes the place of a page that the platform did not render. */
export function standInPage(
  context: Context,
  { language, reason, status }: { language: Language; reason: Reason; status: 429 | 500 | 503 },
): Response {
  const { [reason]: title, help } = texts[language]
  const tag = language === 'pt' ? 'pt-BR' : 'en'
  const document = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${help}</p></html>`
  return context.html(document, status, {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER),
    refresh: String(RETRY_AFTER),
  })
}
