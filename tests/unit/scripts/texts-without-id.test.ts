import { expect, test } from 'vitest'
import { textsWithoutId } from '../../../scripts/words/texts-without-id.ts'

const found = (view: string) => textsWithoutId('view.tsx', `export const View = () => ${view}`)

test('finds a text in a view that has no message id', () => {
  expect(found('<p>Play now</p>')).toEqual(['view.tsx: “Play now” has no message id.'])
  expect(found('<p title="Play now" />')).toEqual(['view.tsx: “Play now” has no message id.'])
  expect(found('<p>{t`Play now`}</p>')).toEqual(['view.tsx: “Play now” has no message id.'])
  expect(found('<Trans>Play now</Trans>')).toEqual(['view.tsx: a <Trans> has no id.'])
})

test('accepts messages with an id, names that are the same in every language, and symbols', () => {
  expect(found('<p><Trans id="play.now">Play <b>now</b></Trans> · <b>CPF</b></p>')).toEqual([])
  expect(
    found('<p className="wide" data-state="open" title={t({ id: "play.now", message: "Play" })} />'),
  ).toEqual([])
})
