import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteMessages,
  listMessages,
  markMessagesRead,
  readUnreadCount,
} from '#protocol/account/messages.ts'
import type { MessageEvent, MessageFacts } from '#server/notifications/message-events.ts'
import { type MemberNotification, notifyMember } from '#server/notifications/notify-member.ts'
import { renderMessage } from '#server/notifications/render-message.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { notificationText } from '#tests/support/site/notification-text.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

async function reader(messages = 0, given: { type?: number; language?: string } = {}) {
  const { language = 'en', ...columns } = given
  const member = await makeMember(opened, columns)
  const headers = { token: await enter(opened, member) }
  const visitor = visit(opened, { language })
  const list = (asked: { cursor?: string; limit?: number; unreadOnly?: boolean } = {}) =>
    visitor.read(listMessages, asked, headers)
  const tell = (told: Omit<MemberNotification<'contract.offered'>, 'memberId' | 'at'>) =>
    opened.platform.database.transaction(async (tx) =>
      notifyMember(tx, { ...told, memberId: member.id, at: await opened.platform.clock() }),
    )
  for (let number = 1; number <= messages; number++) await tell(offered(`Ana ${number}`))
  const unread = async () => (await visitor.read(readUnreadCount, {}, headers)).unread
  return { member, headers, visitor, list, tell, unread }
}

const offered = (name: string) =>
  ({ event: 'contract.offered', facts: { kind: 'dividend', with: name } }) as const

async function allPages(list: Awaited<ReturnType<typeof reader>>['list'], limit: number) {
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await list(cursor === '' ? { limit } : { limit, cursor })
    pages.push(page.messages.map(({ content }) => /Ana \d+/.exec(content)?.[0] ?? content))
    cursor = page.next
  }
  return pages
}

describe('Inbox', () => {
  test('[CALL-48] lists a member’s messages newest first, page by page', async () => {
    const { list, unread } = await reader(5)
    expect(await allPages(list, 2)).toEqual([['Ana 5', 'Ana 4'], ['Ana 3', 'Ana 2'], ['Ana 1']])
    expect((await allPages(list, 5)).flat()).toHaveLength(5)
    expect(await unread()).toBe(5)
    expect(await list()).toMatchObject({
      unread: 5,
      messages: Array(5).fill({ topic: 'contract', read: false }),
    })
  })

  test('continues after the previous page even if new messages have arrived', async () => {
    const { list, tell } = await reader(4)
    const first = await list({ limit: 2 })
    await tell(offered('Ana 5'))
    const second = await list({ limit: 2, cursor: first.next ?? '' })
    expect(second.messages.map(({ content }) => /Ana \d/.exec(content)?.[0])).toEqual(['Ana 2', 'Ana 1'])
  })

  test('[CALL-48] [CALL-37] marks selected or all messages as read, and deletes messages', async () => {
    const { visitor, headers, list, unread } = await reader(4)
    const [newest, second, third] = (await list()).messages.map(({ id }) => id)
    const some = await visitor.read(markMessagesRead, { ids: [newest ?? '', second ?? ''] }, headers)
    expect(some).toEqual({ unread: 2 })
    expect((await list()).messages.map(({ read }) => read)).toEqual([true, true, false, false])
    expect((await list({ unreadOnly: true })).messages.map(({ id }) => id)).toContain(third)
    expect((await list({ unreadOnly: true })).messages).toHaveLength(2)
    expect(await visitor.read(deleteMessages, { ids: `${newest},${third}` }, headers)).toEqual({ unread: 1 })
    expect((await list()).messages).toHaveLength(2)
    expect(await visitor.read(markMessagesRead, { ids: null }, headers)).toEqual({ unread: 0 })
    expect(await unread()).toBe(0)
  })

  test('gives the same response for another member’s message as for an unknown one', async () => {
    const [own, other] = [await reader(2), await reader(1)]
    const foreign = (await other.list()).messages[0]?.id ?? ''
    const missing = '999999999'
    const mine = (await own.list()).messages.map(({ id }) => id)
    const marked = async (id: string, index: number) =>
      own.visitor.ask(markMessagesRead, { ids: [id, mine[index] ?? ''] }, own.headers)
    expect(await marked(foreign, 0)).toEqual({ success: true, status: 200, value: { unread: 1 } })
    expect(await marked(missing, 1)).toEqual({ success: true, status: 200, value: { unread: 0 } })
    const deleted = async (id: string) => own.visitor.ask(deleteMessages, { ids: id }, own.headers)
    expect(await deleted(foreign)).toEqual(await deleted(missing))
    expect(await other.list()).toMatchObject({ unread: 1, messages: [{ read: false }] })
  })

  test('rejects invalid message ids and cursors', async () => {
    const { visitor, headers, list } = await reader(1)
    const [mine] = (await list()).messages
    const unknown = { status: 404, code: 'thing.unknown' }
    for (const id of ['x', '-1']) {
      const ids = [mine?.id ?? '', id]
      expect(await visitor.ask(markMessagesRead, { ids }, headers), id).toMatchObject(unknown)
      expect(await visitor.ask(deleteMessages, { ids: ids.join() }, headers), id).toMatchObject(unknown)
    }
    expect(await list()).toMatchObject({ unread: 1, messages: [{ read: false }] })
    expect(await visitor.ask(listMessages, { cursor: 'x' }, headers)).toMatchObject(unknown)
  })

  test('[CALL-48] reports success when another page has already deleted the message', async () => {
    const { visitor, headers, list } = await reader(3)
    const [newest = '', second = ''] = (await list()).messages.map(({ id }) => id)
    const ids = `${newest},${second}`
    await visitor.read(deleteMessages, { ids: newest }, headers)
    expect(await visitor.read(markMessagesRead, { ids: [newest, second] }, headers)).toEqual({ unread: 1 })
    expect(await visitor.read(deleteMessages, { ids }, headers)).toEqual({ unread: 1 })
    expect(await visitor.read(deleteMessages, { ids }, headers)).toEqual({ unread: 1 })
  })

  test('shows messages in the reader’s language', async () => {
    const { list } = await reader(1, { language: 'pt' })
    const [message] = (await list()).messages
    expect(message).toMatchObject({
      title: textIn('pt', 'notification.contract.offered.title'),
      content: expect.stringContaining('<strong>Ana 1</strong>'),
    })
    expect(notificationText(message?.content ?? '')).toBe(
      textIn('pt', 'notification.contract.offered.content', {
        name: 'Ana 1',
        kind: textIn('pt', 'notification.contractKind.dividend'),
      }),
    )
  })

  test('lists no messages for a trial player', async () => {
    const { unread, list } = await reader(0, { type: 4 })
    expect(await unread()).toBe(0)
    expect(await list()).toEqual({ messages: [], next: null, unread: 0 })
  })
})

test('discards a message if its transaction fails', async () => {
  const { member, list } = await reader()
  const at = new Date()
  const breaking = opened.platform.database.transaction(async (tx) => {
    await notifyMember(tx, { ...offered('Ana'), memberId: member.id, at })
    throw new Error('it did not happen')
  })
  await expect(breaking).rejects.toThrow('it did not happen')
  expect((await list()).messages).toEqual([])
})

const nasty = `<img src=x onerror="alert('&')">`
const of = { kind: 'dailySalary', with: nasty } as const
const every: { [Event in MessageEvent]: MessageFacts[Event][] } = {
  'contract.offered': [of],
  'security.passwordChanged': [{}],
  'security.paymentPasswordChanged': [{ how: 'set' }, { how: 'changed' }, { how: 'reset' }],
  'security.mobileBound': [{ mobile: nasty }],
  'security.emailBound': [{ email: nasty }],
  'security.secondStepOn': [{}],
  'security.secondStepOff': [{}],
  'security.recoveryCodesRenewed': [{}],
  'security.sessionEnded': [
    { device: nasty, ip: nasty },
    { device: '', ip: '' },
  ],
  'security.otherSessionsEnded': [{ count: 1 }, { count: 3 }],
  'security.deviceForgotten': [{ device: nasty }],
  'security.payoutAccountAdded': [{ name: nasty }],
  'security.payoutAccountRemoved': [{ name: nasty }],
  'depositBonus.refused': [
    { title: { pt: 'Bônus em dobro', en: 'Double bonus' }, why: 'used' },
    { title: { pt: 'Bônus em dobro', en: 'Double bonus' }, why: 'otherBonus' },
    { title: { pt: 'Bônus em dobro', en: 'Double bonus' }, why: 'belowMinimum' },
  ],
  'depositBonus.ended': [
    {
      title: { pt: 'Bônus em dobro', en: 'Double bonus' },
      because: 'cancelled',
      amount: 5_000,
      turnover: 10_000,
      currency: 'BRL',
    },
    {
      title: { pt: 'Bônus em dobro', en: 'Double bonus' },
      because: 'expired',
      amount: 0,
      turnover: 0,
      currency: 'BRL',
    },
  ],
  'withdrawal.arrived': [{ amount: 9_900, currency: 'BRL' }],
  'withdrawal.paid': [{ amount: 7_000, currency: 'BRL' }],
  'withdrawal.returned': (['holder', 'account', 'conduct', 'declined', 'refused'] as const).map((reason) => ({
    amount: 7_000,
    currency: 'BRL',
    reason,
  })),
  'gift.claimed': [
    { title: { pt: 'Bônus', en: 'Bonus' }, amount: 1_000, turnover: 5_000, currency: 'BRL' },
    { title: { pt: 'Bônus', en: 'Bonus' }, amount: 1_000, turnover: 0, currency: 'BRL' },
    { title: { pt: 'Tarefa', en: 'Task' }, amount: 0, points: 1, turnover: 0, currency: 'BRL' },
    { title: { pt: 'Tarefa', en: 'Task' }, amount: 500, points: 1_200, turnover: 500, currency: 'BRL' },
  ],
  'bonus.granted': [0, 5_000].map((turnover) => ({
    title: { pt: 'Bônus', en: 'Bonus' },
    amount: 1_000,
    turnover,
    currency: 'BRL',
  })),
  'bonus.refused': [{ title: { pt: 'Bônus', en: 'Bonus' }, reason: { pt: nasty, en: nasty } }],
  'vip.raised': [2_500, 0].map((amount) => ({
    level: { pt: 'Prata', en: 'Silver' },
    amount,
    currency: 'BRL',
  })),
  'promotion.accepted': [{ title: { pt: 'Sorteio', en: 'Raffle' } }],
  'promotion.rejected': [{ title: { pt: 'Foto', en: 'Picture' }, reason: { pt: nasty, en: nasty } }],
  'redemption.approved': [true, false].map((delivered) => ({
    title: { pt: 'Pipa', en: 'Kite' },
    quantity: 2,
    delivered,
  })),
  'redemption.rejected': [
    { title: { pt: 'Pipa', en: 'Kite' }, quantity: 2, points: 800, reason: { pt: nasty, en: nasty } },
  ],
  'feedback.answered': [{ content: nasty, answer: nasty }],
  'deposit.credited': [{ amount: 5_000, currency: 'BRL' }],
  'contract.amendmentOffered': [of, { ...of, from: '2026-03-09T03:00:00.000Z' }],
  'contract.requestEdited': [{ ...of, type: 'offer' }],
  'contract.requestWithdrawn': [
    { ...of, type: 'amendment' },
    { ...of, type: 'termination' },
  ],
  'contract.accepted': [
    { ...of, type: 'offer' },
    { ...of, type: 'amendment' },
    { ...of, type: 'amendment', from: '2026-03-09T03:00:00.000Z' },
    { ...of, type: 'amendment', from: '2026-03-09T15:05:00.000Z' },
  ],
  'contract.rejected': [
    { ...of, type: 'offer' },
    { ...of, type: 'amendment' },
  ],
  'contract.terminationAsked': [
    { ...of, reason: nasty },
    { ...of, reason: '' },
  ],
  'contract.terminationAgreed': [of],
  'contract.terminationKept': [of],
  'contract.endedAlone': [of],
  'contract.ended': [
    { ...of, because: 'lowerRate' },
    { ...of, because: 'otherPeriod' },
    { ...of, because: 'ended' },
  ],
  'contract.requestLapsed': [
    { ...of, type: 'offer' },
    { ...of, type: 'termination' },
  ],
  'contract.presetLeftOut': [
    { ...of, because: 'noneOwn' },
    { ...of, because: 'otherPeriod' },
    { ...of, because: 'rateAboveOwn' },
  ],
  'bill.paid': [
    {
      ...of,
      amount: 123_456,
      currency: 'BRL',
      from: '2026-03-02T03:00:00.000Z',
      to: '2026-03-09T03:00:00.000Z',
    },
  ],
  'bill.waiting': [
    {
      ...of,
      contractId: '0b9c2f4e-52a4-4a55-9a8d-2f0a4a2b7c11',
      day: '2026-03-02T03:00:00.000Z',
      bills: 1,
      amount: 123_456,
      currency: 'BRL',
      from: '2026-03-02T03:00:00.000Z',
      to: '2026-03-09T03:00:00.000Z',
    },
  ],
  'transfer.received': [{ from: nasty, amount: 5_000, currency: 'BRL', note: nasty }],
}

describe.each(Object.entries(every) as [MessageEvent, MessageFacts[MessageEvent][]][])(
  'Message %s',
  (event, cases) => {
    test('is rendered in all three languages and escapes text from other people', () => {
      for (const facts of cases) {
        const [pt, english] = [renderMessage(event, facts, 'pt'), renderMessage(event, facts, 'en')]
        expect(pt.title).not.toBe(english.title)
        for (const { title, content } of [pt, english]) {
          expect(title).toMatch(/^[A-ZÉ][^<>!]+[^.!]$/)
          if (Object.values(facts).includes(nasty))
            expect(content).toContain('&#60;img src=x onerror=&#34;alert(&#39;&#38;&#39;)&#34;&#62;')
          expect(notificationText(content)).not.toMatch(/[<>!"]|undefined/)
        }
        expect(renderMessage(event, facts, 'ty').title).toMatch(/\p{Script=Thai}/u)
      }
    })
  },
)

test('a message formats amounts and dates for its language, and gives times in Brasília time', () => {
  const [facts] = every['bill.paid']
  if (!facts) throw new Error('There is no bill')
  const ofWeek = renderMessage('bill.paid', { ...facts, with: 'Palpite' }, 'pt').content
  expect(ofWeek).toContain('<strong>Palpite</strong>')
  expect(notificationText(ofWeek)).toBe(
    textIn('pt', 'notification.bill.paid.content', {
      name: 'Palpite',
      amount: 'R$ 1.234,56',
      kind: textIn('pt', 'notification.contractKind.dailySalary'),
      days: '2 – 8 de mar. de 2026',
    }),
  )
  const day = { ...facts, with: 'Palpite', to: '2026-03-03T03:00:00.000Z' }
  expect(notificationText(renderMessage('bill.paid', day, 'en').content)).toBe(
    textIn('en', 'notification.bill.paid.content', {
      name: 'Palpite',
      amount: 'R$ 1,234.56',
      kind: textIn('en', 'notification.contractKind.dailySalary'),
      days: '2 Mar 2026',
    }),
  )
})

test('a message about a bill that awaits payment states its period, the amount owed and the next step', () => {
  const [facts] = every['bill.waiting']
  if (!facts) throw new Error('There is no bill')
  const kind = textIn('pt', 'notification.contractKind.dividend')
  const week = { name: 'Praia', kind, amount: 'R$ 1.234,56', period: '2 – 8 de mar. de 2026', bills: 1 }
  const ofWeek = renderMessage('bill.waiting', { ...facts, kind: 'dividend', with: 'Praia' }, 'pt')
  expect(notificationText(ofWeek.title)).toBe(textIn('pt', 'notification.bill.waiting.title', week))
  expect(ofWeek.content).toContain('<strong>Praia</strong>')
  expect(notificationText(ofWeek.content)).toBe(textIn('pt', 'notification.bill.waiting.content', week))
  const minutes = { from: '2026-03-03T02:55:00.000Z', to: '2026-03-03T03:00:00.000Z' }
  const short = { ...facts, ...minutes, kind: 'realTimeSalary', with: 'Praia' } as const
  const shortInEnglish = {
    name: 'Praia',
    kind: textIn('en', 'notification.contractKind.realTimeSalary'),
    amount: 'R$ 1,234.56',
    period: '2 Mar 2026, 23:55 – 3 Mar 2026, 00:00',
  }
  for (const bills of [1, 17])
    expect(notificationText(renderMessage('bill.waiting', { ...short, bills }, 'en').content)).toBe(
      textIn('en', 'notification.bill.waiting.content', { ...shortInEnglish, bills }),
    )
  expect(notificationText(renderMessage('bill.waiting', { ...short, bills: 17 }, 'pt').content)).toBe(
    textIn('pt', 'notification.bill.waiting.content', {
      name: 'Praia',
      kind: textIn('pt', 'notification.contractKind.realTimeSalary'),
      amount: 'R$ 1.234,56',
      period: '2 de mar. de 2026, 23:55 – 3 de mar. de 2026, 00:00',
      bills: 17,
    }),
  )
})

test('a message about a money movement states the amount in its title', () => {
  const paid = [
    'bill.paid',
    'deposit.credited',
    'transfer.received',
    'withdrawal.arrived',
    'withdrawal.paid',
    'withdrawal.returned',
  ] as const
  for (const event of paid) {
    const [facts] = every[event]
    if (!facts) throw new Error(`There is no case of ${event}`)
    for (const [language, locale] of [
      ['pt', 'pt-BR'],
      ['en', 'en'],
    ] as const) {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(facts.amount / 100)
      expect(renderMessage(event, facts, language).title).toContain(`R$\u00a0${written}`)
    }
  }
})

test('notifies all of a member’s open pages when messages arrive, are read or are deleted', async () => {
  const heardByNow = await recordPublishedEvents(opened)
  const { member, visitor, headers, tell, list } = await reader()
  const heard = [{ memberId: member.id, type: 'messages.changed' }]
  await tell(offered('Ana'))
  expect(await heardByNow()).toEqual(heard)
  const [message] = (await list()).messages
  await visitor.read(markMessagesRead, { ids: null }, headers)
  expect(await heardByNow()).toEqual(heard)
  await visitor.read(markMessagesRead, { ids: null }, headers)
  expect(await heardByNow()).toEqual([])
  await visitor.read(deleteMessages, { ids: message?.id ?? '' }, headers)
  expect(await heardByNow()).toEqual(heard)
})
