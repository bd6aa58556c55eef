import type { MessageDescriptor } from '@lingui/core'
import { asc } from 'drizzle-orm'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localize } from '#server/texts/localized-text.ts'
import { helpItem } from './help-item.table.ts'

/** Names of the built-in tags. Tags that the operator has added are shown as they are. */
const names: { readonly [tag: string]: MessageDescriptor } = {
  account: /*i18n*/ { id: 'help.tag.account', message: 'Account and security' },
  deposit: /*i18n*/ { id: 'help.tag.deposit', message: 'Deposits' },
  withdrawal: /*i18n*/ { id: 'help.tag.withdrawal', message: 'Withdrawals' },
  game: /*i18n*/ { id: 'help.tag.game', message: 'Games' },
  promotion: /*i18n*/ { id: 'help.tag.promotion', message: 'Bonuses and referrals' },
  safety: /*i18n*/ { id: 'help.tag.safety', message: 'Responsible gaming' },
}

/** HELP-01. Returns all items at once, because there are few and the client searches them. */
export const readHelpCenter: HandlerOf<'readHelpCenter'> = async ({
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
