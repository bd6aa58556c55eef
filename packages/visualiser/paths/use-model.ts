import { bareModel } from '@palpite/paths/model/bare-model.ts'
import type { Model } from '@palpite/paths/model.ts'
import { useMemo } from 'react'
import type { Flow } from '../source/load-flow.ts'

/** A flow's cases, or the plain ones of any machine. */
export function useModel({ model, machine }: Flow): Model {
  return useMemo(() => model ?? bareModel(machine), [model, machine])
}
