import { expect, test } from 'vitest'
import { hearPlayReports } from '#api/play/play-reports.ts'

const began = { type: 'palpite.round', phase: 'began' }
/** Message ports that stand for the window of the game's frame and for another window. */
const [own, other] = [new MessageChannel().port1, new MessageChannel().port1]

/** Returns the reports that a page accepts from a game at games.example. */
function heardOf(posted: { data: unknown; origin?: string; source?: MessagePort | null }): string[] {
  const page = new EventTarget()
  const heard: string[] = []
  const game = { address: 'https://games.example/play/slot?game=1', window: () => own }
  const stop = hearPlayReports(game, (phase) => void heard.push(phase), page)
  const post = () =>
    page.dispatchEvent(
      new MessageEvent('message', { origin: 'https://games.example', source: own, ...posted }),
    )
  post()
  stop()
  post()
  return heard
}

test('receives the reports of the game in the page’s frame', () => {
  expect(heardOf({ data: began })).toEqual(['began'])
  expect(heardOf({ data: { type: 'palpite.round', phase: 'shown' } })).toEqual(['shown'])
})

test('ignores messages from other windows and origins', () => {
  expect(heardOf({ data: began, source: other })).toEqual([])
  expect(heardOf({ data: began, source: null })).toEqual([])
  expect(heardOf({ data: began, origin: 'https://elsewhere.example' })).toEqual([])
})

test('ignores messages that are not reports', () => {
  for (const data of [null, 'began', {}, { ...began, phase: 'lost' }, { ...began, type: 'round' }])
    expect(heardOf({ data })).toEqual([])
})
