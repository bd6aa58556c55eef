import { bareModel } from '@palpite/paths/model/bare-model.ts'
import type { Model } from '@palpite/paths/model.ts'
import { useMemo } from 'react'
import type { Flow } from '../source/load-flow.ts'

export function useModel({ model, machine }: Flow): Model {
  return useMemo(() => model ?? bareModel(machine), [model, machine])
}
