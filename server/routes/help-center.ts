import { asc } from 'drizzle-orm'
import { type readHelpCenter, TERM } from '#contract/help-center.ts'
import { helpItem } from '../database/schema/content.ts'
import { accept, type Handler } from '../handler.ts'
import { localize } from '../texts/localized-text.ts'

/** What the tags of the help centre are called; one that an operator has added is called what it is. */
const names: { readonly [tag: string]: { pt: string; en: string } } = {
  account: { pt: 'Conta e segurança', en: 'Account and safety' },
  deposit: { pt: 'Depósitos', en: 'Paying in' },
  withdrawal: { pt: 'Saques', en: 'Being paid out' },
  game: { pt: 'Jogos', en: 'Games' },
  promotion: { pt: 'Bônus e convites', en: 'Bonuses and invitations' },
  safety: { pt: 'Jogo responsável', en: 'Playing responsibly' },
  [TERM]: { pt: 'Termos', en: 'Terms' },
}

/** HELP-01: all of it; it is little, and is searched where it is read. */
export const helpCenterHandler: Handler<typeof readHelpCenter> = async ({
  platform: { database },
  request,
  caller,
}) => {
  const language = request.lang ?? caller.language
  const rows = await database.select().from(helpItem).orderBy(asc(helpItem.position), asc(helpItem.id))
  const tags = [...new Set(rows.map(({ tag }) => tag))]
  return accept({
    tags: tags.map((code) => ({ code, name: names[code] ? localize(names[code], language) : code })),
    items: rows.map(({ id, tag, title, content }) => ({
      id,
      tag,
      title: localize(title, language),
      content: localize(content, language),
    })),
  })
}
