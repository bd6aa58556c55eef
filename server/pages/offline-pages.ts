import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { languages } from '#domain/text/language.ts'
import { hashSource, offlinePolicy } from '#server/requests/security.ts'
import { tagFor } from '#server/texts/languages.ts'

/** Serves `/offline`: one document per language, which the service worker caches for offline use. */
export async function loadOfflinePages(client: string): Promise<Hono> {
  const folder = path.join(client, 'offline')
  const app = new Hono()
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const html = inOwnTag(file, await fs.readFile(path.join(folder, file), 'utf8'))
    const policy = offlinePolicy(hashSource(textOf('style', html)), hashSource(textOf('script', html)))
    app.get(`/${file}`, (context) =>
      context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'public, no-cache' }),
    )
  }
  return app
}

/** Replaces the document's language code with the tag that the operator configured. */
function inOwnTag(file: string, html: string): string {
  const language = languages.find((known) => file === `${known}.html`)
  return language ? html.replace(/<html lang="[^"]*"/, `<html lang="${tagFor(language)}"`) : html
}

const textOf = (element: 'style' | 'script', html: string): string =>
  new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? ''
