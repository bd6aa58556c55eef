import { afterAll, expect, test } from 'vitest'
import { readHelpCenter } from '#protocol/support/help-center.ts'
import { helpItem } from '#server/support/help-center/help-item.table.ts'
import { visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

const opened = await openPlatform({ world: 'demo' })
afterAll(() => opened.close())

const read = (lang: 'pt' | 'en') => visit(opened).read(readHelpCenter, { lang, device: 'WEB' })

test('[CALL-18] returns help tags and items in order and in the requested language', async () => {
  const [english, portuguese] = [await read('en'), await read('pt')]
  expect(english.tags.map(({ code }) => code)).toEqual([...new Set(english.items.map(({ tag }) => tag))])
  expect(english.tags.at(-1)).toEqual({ code: 'safety', name: textIn('en', 'help.tag.safety') })
  expect(portuguese.tags.at(-1)).toEqual({ code: 'safety', name: textIn('pt', 'help.tag.safety') })
  expect(portuguese.items.map(({ id, tag }) => [id, tag])).toEqual(
    english.items.map(({ id, tag }) => [id, tag]),
  )
  for (const [index, { title, content }] of english.items.entries()) {
    expect(title).not.toBe('')
    expect(portuguese.items[index]?.title).not.toBe(title)
    expect(portuguese.items[index]?.content).not.toBe(content)
  }
  const caller = visit(opened, { language: 'pt' })
  expect(await caller.read(readHelpCenter, { device: 'WEB' })).toEqual(portuguese)
})

test('lists the operator’s new help item at its position, under a new tag', async () => {
  await opened.platform.database.insert(helpItem).values({
    id: '00000000-0000-8000-8000-000000000001',
    tag: 'parking',
    position: -1,
    title: { pt: 'Onde estaciono?', en: 'Where do I park?' },
    content: { pt: '<p>Em casa.</p>', en: '<p>At home.</p>' },
  })
  const { tags, items } = await read('en')
  expect(tags[0]).toEqual({ code: 'parking', name: 'parking' })
  expect(items[0]).toMatchObject({ tag: 'parking', title: 'Where do I park?' })
})

test('rejects a request for help texts when the device is unknown', async () => {
  const answer = await visit(opened).ask(readHelpCenter, { device: 'IOS' } as object)
  expect(answer).toMatchObject({ status: 422 })
})
