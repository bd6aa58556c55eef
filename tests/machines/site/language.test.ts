import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Language } from '#domain/text/language.ts'
import { type LanguageInput, languageMachine } from '#machines/site/language.machine.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

function openSite(input: Omit<LanguageInput, 'offered'>) {
  const loads = pendingCalls<void, { language: Language }>()
  const shown: Language[] = []
  const adopted: Language[] = []
  const machine = languageMachine.provide({
    actors: { loadMessages: loads.logic },
    actions: {
      showMessages: (_, language) => shown.push(language),
      adoptLanguage: (_, language) => adopted.push(language),
      applyLanguage: () => {},
    },
  })
  const actor = createActor(machine, { input: { ...input, offered: ['pt', 'en'] } }).start()
  return { actor, loads: loads.calls, shown, adopted }
}

test('another language is shown and stored once its messages are loaded', async () => {
  const { actor, loads, shown, adopted } = openSite({ language: 'pt' })
  actor.send({ type: 'language.choose', language: 'en' })
  expect(actor.getSnapshot().context.language).toBe('pt')
  await loads[0]?.answer()
  expect(actor.getSnapshot().matches('settled')).toBe(true)
  expect([actor.getSnapshot().context.language, shown, adopted]).toEqual(['en', ['en'], ['en']])
})

test('if a catalogue is missing, the page says so, keeps its language and can load the catalogue again', async () => {
  const { actor, loads, shown, adopted } = openSite({ language: 'pt' })
  actor.send({ type: 'language.choose', language: 'en' })
  await loads[0]?.fail(new Error('missing catalogue'))
  expect(actor.getSnapshot().matches('failed')).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({ language: 'pt', wanted: 'en' })
  expect([shown, adopted]).toEqual([[], []])
  actor.send({ type: 'language.retry' })
  await loads[1]?.answer()
  expect(shown).toEqual(['en'])
})

test('a catalogue that is missing at startup is reported and can be dismissed', () => {
  const { actor } = openSite({ language: 'pt', missing: 'en' })
  expect(actor.getSnapshot().matches('failed')).toBe(true)
  actor.send({ type: 'language.dismiss' })
  expect(actor.getSnapshot().matches('settled')).toBe(true)
})

test('a page with missing messages falls back to the default language without storing it', async () => {
  const { actor, loads, shown, adopted } = openSite({ language: 'en' })
  actor.send({ type: 'language.lost', language: 'pt' })
  expect(actor.getSnapshot().matches('failed')).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({ language: 'pt', wanted: 'en' })
  expect([shown, adopted]).toEqual([['pt'], []])
  actor.send({ type: 'language.retry' })
  await loads[0]?.answer()
  expect(shown).toEqual(['pt', 'en'])
})

test('messages that load after another language is selected are not shown', async () => {
  const { actor, loads, shown } = openSite({ language: 'pt' })
  actor.send({ type: 'language.choose', language: 'en' })
  actor.send({ type: 'language.choose', language: 'pt' })
  await loads[0]?.answer()
  expect(shown).toEqual([])
  expect(actor.getSnapshot().context).toMatchObject({ language: 'pt', wanted: 'pt' })
})

test('a language that is not offered cannot be chosen', () => {
  const { actor, loads } = openSite({ language: 'pt' })
  expect(actor.getSnapshot().can({ type: 'language.choose', language: 'ty' })).toBe(false)
  actor.send({ type: 'language.choose', language: 'ty' })
  expect(loads).toHaveLength(0)
})
