import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { nicknameModel } from '#tests/models/nickname.ts'

test('[MEM-02] every way of choosing another nickname, on a real actor', () => {
  const { findings } = checkModel(nicknameModel, { acceptedFile: 'tests/models/nickname.paths.txt' })
  expect(findings).toEqual([])
})
