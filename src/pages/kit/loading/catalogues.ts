import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'

type Part = { messages: Messages }
type Catalogue = Part & { areas?: Readonly<Record<string, () => Promise<Part>>> | undefined }

const catalogues: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('../../../locales/en.po'),
  pt: () => import('../../../locales/pt.po'),
  ty: () => import('../../../locales/ty.po'),
}

/** Message areas that the page uses in addition to the first catalogue (`bundling/catalogues.ts`). */
export const areasInUse = new Set<string>()

/** Returns the messages of the first catalogue and of all areas in use. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { messages } = await catalogues[language]()
  const parts: Messages[] = []
  // The loop also covers areas that come into use while it runs.
  for (const area of areasInUse) parts.push(await loadArea(language, area))
  return Object.assign({}, messages, ...parts)
}

/** Returns the messages of one area. Browsers load its script only once, unless loading fails. */
export async function loadArea(language: Language, area: string): Promise<Messages> {
  const { areas } = await catalogues[language]()
  return (await areas?.[area]?.())?.messages ?? {}
}
