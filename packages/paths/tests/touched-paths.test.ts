import { expect, it } from 'vitest'
import { isTouched, touchedPaths } from '#paths/accepted/touched-paths.ts'
import { checkModel } from '#paths/model/check-model.ts'
import { wornButton } from '#paths/tests/command/worn-button.ts'

it('the since command reports a path when a guard keeps its name but decides differently', () => {
  const [before, after] = [wornButton(4), wornButton(3)]
  const accepted = checkModel(before, { update: false }).paths
  const touched = touchedPaths({ model: before, accepted }, { model: after, accepted })
  expect(touched.transitions).toEqual({ added: [], removed: [] })
  expect(touched.paths).toEqual([
    { id: accepted[0]?.id, because: expect.stringMatching(/"press": expected up, reached broken/) },
  ])
  expect(isTouched(touched)).toBe(true)
})

it('the since command reports nothing when nothing has changed', () => {
  const model = wornButton(4)
  const { paths } = checkModel(model, { update: false })
  expect(isTouched(touchedPaths({ model, accepted: paths }, { model, accepted: paths }))).toBe(false)
})
