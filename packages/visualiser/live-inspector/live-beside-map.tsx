import type { Marks } from '@palpite/charts/marks.ts'
import { useEffect } from 'react'
import { useFlowsByMachine } from '#visualiser/known-flows.ts'
import type { Go } from '#visualiser/use-address.ts'
import { LivePanel } from './live-panel.tsx'
import { useLive } from './use-live.ts'

type Props = { mark(marks: Partial<Marks>): void; go: Go }

export function LiveBesideMap({ mark, go }: Props) {
  const { actors, page } = useLive().picture
  const flows = useFlowsByMachine()
  const active = [...actors.values()]
    .filter((actor) => actor.page === page && !actor.isGone)
    .flatMap(({ machine }) => flows.get(machine ?? '')?.name ?? [])
  const names = [...new Set(active)].sort().join()
  useEffect(() => mark({ active: new Set(names.split(',')) }), [names, mark])
  return <LivePanel flow={undefined} followed={undefined} go={go} />
}
