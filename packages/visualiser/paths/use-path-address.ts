import type { Path } from '@palpite/paths/walk/path.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Line } from '#visualiser/simulate/history/line.ts'
import type { SimulateActor } from '../simulate/simulate-actor.ts'
import type { WantedPath } from '../simulate/simulate-context.ts'
import type { Go } from '../use-address.ts'
import { useStepAddress } from './use-step-address.ts'

/**
 * Plays the path in the URL. Keeps the current step in the URL until the simulation leaves the path. Returns
 * whether the simulation is on the path.
 */
export function usePathAddress(
  actor: SimulateActor,
  { path, step }: { path: Path | undefined; step: number | undefined },
  go: Go,
): boolean {
  const line = useSelector(actor, ({ context }) => context.line)
  const isHalted = useSelector(actor, ({ context }) => context.halt !== null)
  const played = useRef(path?.id)
  const isOnPath = path !== undefined && line !== null && isOf(line, path, isHalted)
  useEffect(() => {
    if (!path) played.current = undefined
    if (!path || !line || isOnPath) return
    if (played.current === path.id) return go({ path: undefined, step: undefined })
    played.current = path.id
    actor.send({ type: 'path.play', path: wantedPath(path, step) })
  }, [actor, path, step, line, isOnPath, go])
  useStepAddress(actor, { step, isOnPath }, go)
  return isOnPath
}

export const wantedPath = ({ steps }: Path, step = 0): WantedPath => ({
  labels: steps.map(({ label }) => label),
  step,
})

/**
 * Whether a history contains exactly the steps of a path. If the simulation halted, the first steps are
 * enough.
 */
export function isOf({ moments }: Line, { steps }: Path, isHalted: boolean): boolean {
  const isWhole = isHalted || moments.length === steps.length
  return isWhole && moments.every(({ step }, index) => step.label === steps[index]?.label)
}
