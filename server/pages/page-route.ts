import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { pickOne, trustedOrigins } from '#domain/site/trusted-origin.ts'
import { firstLanguage } from '#domain/text/first-language.ts'
import type { Language } from '#domain/text/language.ts'
import { addressToken } from '#protocol/auth/address-token.ts'
import type { Boot, HomeData, Parts } from '#protocol/site/boot.ts'
import { wasLost } from '#server/database/was-lost.ts'
import { wasTimedOut } from '#server/database/was-timed-out.ts'
import { takesBrotli } from '#server/files/static-files.ts'
import { holdBack } from '#server/load/hold-back.ts'
import { Overloaded } from '#server/load/overloaded.ts'
import { reportFailure } from '#server/load/report-failure.ts'
import { standInPage } from '#server/load/stand-in-page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { clientOf } from '#server/requests/client-of.ts'
import { redirect } from '#server/requests/redirect.ts'
import { addressOf } from '#server/requests/request-origin.ts'
import { systemStatusFor } from '#server/settings/system-status.ts'
import { siteConfigurationOf } from '#server/site/site-configuration.routes.ts'
import { tagFor } from '#server/texts/languages.ts'
import { createHomeData } from './home-data.ts'
import type { Pages } from './pages.ts'

const homePaths = new Set(['/', '/index', '/index.html', '/home', '/login', '/register', '/help'])

export function createPageRoute(platform: Platform, pages: Pages) {
  const readHome = createHomeData(platform)

  const bootOf = async (context: Context): Promise<Boot> => {
    const ip = addressOf(context, platform)
    const language = chosenLanguage(context, platform)
    const isHome = homePaths.has(context.req.path.toLowerCase())
    const [status, site, home] = await Promise.all([
      systemStatusFor(platform, ip),
      siteConfigurationOf(platform),
      readHome(language),
    ])
    return {
      language,
      config: platform.operator,
      sandbox: platform.sandbox,
      status,
      site,
      parts: partsOf(home),
      ...(isHome ? { home } : {}),
      ...imageHostOf(context, site.imageCDNs),
    }
  }

  const answer = async (context: Context): Promise<Response> => {
    const { pathname, searchParams } = new URL(context.req.url)
    const draw = async () => pages(pathname, await bootOf(context))
    const page = await platform.queues.pages.run(clientOf(context, platform), draw)
    if (page.status === 200 && page.address !== pathname) return redirect(context, page.address)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': 'private, no-cache',
      'content-language': tagFor(chosenLanguage(context, platform)),
      vary: 'accept-encoding, accept-language, cookie, sec-fetch-site',
      etag: page.etag,
      // The page's script removes the login ticket from the URL. Requests sent before that must not leak it
      // in their `referer` header.
      ...(searchParams.has(addressToken.parameter) ? { 'referrer-policy': 'no-referrer' } : {}),
    }
    if (context.req.header('if-none-match') === page.etag) return context.body(null, 304, headers)
    if (!takesBrotli(context)) return context.body(page.raw, page.status, headers)
    return context.body(page.compressed, page.status, { ...headers, 'content-encoding': 'br' })
  }

  return async (context: Context): Promise<Response> => {
    try {
      return await answer(context)
    } catch (error) {
      return insteadOfPage(context, chosenLanguage(context, platform), error)
    }
  }
}

/** Answers a failed page request with an error page, because a visitor should not see raw JSON. */
async function insteadOfPage(context: Context, language: Language, error: unknown): Promise<Response> {
  if (error instanceof Overloaded) {
    await holdBack(error)
    const reason = error.status === 429 ? 'clientBusy' : 'serverBusy'
    return standInPage(context, { language, reason, status: error.status })
  }
  reportFailure(error)
  const status = wasTimedOut(error) || wasLost(error) ? 503 : 500
  return standInPage(context, { language, reason: 'failed', status })
}

const partsOf = ({ menus, hot }: HomeData): Parts => [
  { part: 'HOT', total: hot.total },
  ...menus.map(({ gameType, total }) => ({ part: gameType, total })),
]

/**
 * The language in the visitor's cookie, else the browser's first language unless that is English, else the
 * default (decision 1).
 */
function chosenLanguage(context: Context, { operator }: Platform): Language {
  const { languages, languageTags = {}, defaultLanguage } = operator
  const cookie = getCookie(context, 'lang')
  const [browser] = context.req.header('accept-language')?.split(',') ?? []
  return (
    languages.find((language) => language === cookie) ??
    firstLanguage(browser, languages, languageTags) ??
    defaultLanguage
  )
}

/** The image host stored in the browser's cookie, or else a random one (SYS-09). */
function imageHostOf(context: Context, configured: readonly string[]): Pick<Boot, 'imageHost'> {
  const hosts = trustedOrigins(configured)
  const kept = getCookie(context, 'imageHost')
  const imageHost = hosts.find((host) => host === kept) ?? pickOne(hosts, Math.random())
  return imageHost === undefined ? {} : { imageHost }
}
