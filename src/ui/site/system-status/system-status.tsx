import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { systemStatusMachine } from '#machines/site/system-status.machine.ts'
import { usePreservedScroll } from '#ui/kit/hooks/use-preserved-scroll.ts'
import { Connecting } from './connecting.tsx'
import { Maintenance } from './maintenance.tsx'
import { RegionBlock } from './region-block.tsx'
import { Unreachable } from './unreachable.tsx'

type Props = { actor: ActorRefFrom<typeof systemStatusMachine>; brand: string; children: ReactNode }

/** The application while the site is open, otherwise the screen for the current status. */
export function SystemStatus({ actor, brand, children }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { status, retryAt } = snapshot.context

  usePreservedScroll(snapshot.matches('open'))

  if (snapshot.matches('open')) return children
  if (snapshot.matches('unreachable')) {
    return (
      <Unreachable brand={brand} retryAt={retryAt} onRetry={() => actor.send({ type: 'status.retry' })} />
    )
  }
  if (status?.status === 1) {
    return <Maintenance brand={brand} end={status.maintenanceEnd} support={status.customerService} />
  }
  if (status?.status === 2)
    return <RegionBlock brand={brand} ip={status.ip} support={status.customerService} />
  return <Connecting brand={brand} />
}
