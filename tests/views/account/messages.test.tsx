import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Message } from '#protocol/account/messages.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { Messages } from '#ui/account/messages/messages.tsx'
import type { Reader } from '#ui/account/messages/readers.ts'
import type { Rows } from '#ui/kit/layout/report-table.tsx'

const name = { id: 'messages', message: textOf('common.messages') }

const messageLike = (changes: Partial<Message>): Message => ({
  id: 'm1',
  topic: 'money',
  title: 'Depósito recebido',
  content: '<p>R$ 50,00</p>',
  at: '2030-01-01T02:30:00.000Z',
  read: true,
  ...changes,
})

/** Simulated response time of the platform in ms: a change appears in the list after this delay. */
const ANSWER = 50

/** A member's messages page, whose list reflects deletions and read marks. */
function OwnMessages({ initial }: { initial: readonly Message[] }) {
  const [messages, setMessages] = useState(initial)
  const change = (after: (before: readonly Message[]) => readonly Message[]) => {
    setTimeout(() => setMessages(after), ANSWER)
  }
  return (
    <Messages
      name={name}
      reader="member"
      rows={{ state: 'known', rows: messages, more: null }}
      unread={messages.filter(({ read }) => !read).length}
      hasFailed={false}
      onRead={() => {}}
      onReadAll={() => change((before) => before.map((message) => ({ ...message, read: true })))}
      onDelete={(deleted) => change((before) => before.filter(({ id }) => id !== deleted))}
    />
  )
}

const rows = page.getByRole('listitem')
const heading = page.getByRole('heading', { level: 1 })
const summary = () => rows.first().element().querySelector('summary')

test('[MEM-13] deleting a message moves the focus to the next one, or to the heading if none is left', async () => {
  await show(<OwnMessages initial={[messageLike({}), messageLike({ id: 'm2', title: 'Saque pago' })]} />)
  await expect.element(rows.nth(1)).toBeVisible()
  for (const left of [1, 0]) {
    summary()?.focus()
    await userEvent.keyboard('{Enter}')
    const remove = rows.first().getByRole('button', { name: textOf('account.messages.delete') })
    await expect.element(remove).toBeVisible()
    remove.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(rows.first().getByText(patternOf('account.messages.deleteQuestion'))).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rows.elements().length).toBe(left)
    if (left > 0) await expect.poll(() => document.activeElement === summary()).toBe(true)
    else await expect.element(heading).toHaveFocus()
  }
})

test('[MEM-13] moves the focus to the heading when all messages are marked as read', async () => {
  await show(<OwnMessages initial={[messageLike({ read: false })]} />)
  const readAll = page.getByRole('button', { name: textOf('account.messages.markAllRead') })
  await expect
    .element(page.getByText(textOf('account.messages.unreadCount', { unread: 1 }), { exact: true }))
    .toBeVisible()
  readAll.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(readAll).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})

const showRows = (rows: Rows<Message>, reader: Reader = 'member', language: 'pt' | 'en' = 'pt') =>
  show(
    <Messages
      name={name}
      reader={reader}
      rows={rows}
      unread={undefined}
      hasFailed={false}
      onRead={() => {}}
      onReadAll={() => {}}
      onDelete={() => {}}
    />,
    language,
  )

test.for<[reader: Reader, language: 'pt' | 'en', text: string]>([
  ['member', 'pt', textOf('account.messages.emptyPlayer')],
  ['member', 'en', textIn('en', 'account.messages.emptyPlayer')],
  ['agent', 'pt', textOf('account.messages.emptyAgent')],
  ['agent', 'en', textIn('en', 'account.messages.emptyAgent')],
])(
  '[MEM-13] the %s’s empty message list says in %s which messages to expect',
  async ([reader, language, text]) => {
    await showRows({ state: 'known', rows: [], more: null }, reader, language)
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test('[MEM-13] offers a retry when messages fail to load', async () => {
  let retries = 0
  await showRows({ state: 'failed', why: 'offline', retryAt: 0, retry: () => (retries += 1) })
  await expect.element(page.getByText(textOf('account.messages.loadFailed'))).toBeVisible()
  await page.getByRole('button', { name: textOf('common.tryAgain') }).click()
  expect(retries).toBe(1)
})
