import { Trans } from '@lingui/react/macro'
import type { Aspect, Difference } from '@palpite/charts/compare/differences.ts'
import type { ReactNode } from 'react'

export function DifferenceText({ difference: { aspect, before, after } }: { difference: Difference }) {
  const was = before.join(', ')
  const is = after.join(', ')
  const name = nameOf(aspect)
  if (aspect === 'name')
    return (
      <Trans id="flows.compare.renamed">
        Renamed from {was} to {is}.
      </Trans>
    )
  if (aspect === 'reentry')
    return after[0] === 'yes' ? (
      <Trans id="flows.compare.reentryAdded">Now leaves and re-enters its state.</Trans>
    ) : (
      <Trans id="flows.compare.reentryRemoved">No longer leaves and re-enters its state.</Trans>
    )
  if (aspect === 'order')
    return (
      <Trans id="flows.compare.order">
        Order among the unchanged transitions: was {was}, now {is}.
      </Trans>
    )
  if (before.length === 0)
    return (
      <Trans id="flows.compare.valueAdded">
        {name}: none before, now {is}.
      </Trans>
    )
  if (after.length === 0)
    return (
      <Trans id="flows.compare.valueRemoved">
        {name}: was {was}, now none.
      </Trans>
    )
  return (
    <Trans id="flows.compare.valueChanged">
      {name}: was {was}, now {is}.
    </Trans>
  )
}

function nameOf(aspect: Aspect): ReactNode {
  switch (aspect) {
    case 'kind':
      return <Trans id="flows.compare.kind">Type</Trans>
    case 'description':
      return <Trans id="flows.compare.description">Description</Trans>
    case 'initial':
      return <Trans id="flows.compare.initial">Initial state</Trans>
    case 'tags':
      return <Trans id="flows.compare.tags">Tags</Trans>
    case 'entry':
      return <Trans id="flows.compare.entry">On entry</Trans>
    case 'exit':
      return <Trans id="flows.compare.exit">On exit</Trans>
    case 'actors':
      return <Trans id="flows.compare.actors">Starts</Trans>
    case 'event':
      return <Trans id="flows.compare.event">Event</Trans>
    case 'guard':
      return <Trans id="flows.compare.guard">Guard</Trans>
    case 'targets':
      return <Trans id="flows.compare.targets">Leads to</Trans>
    case 'actions':
      return <Trans id="flows.compare.actions">Actions</Trans>
    case 'delay':
      return <Trans id="flows.compare.delay">Delay (ms)</Trans>
    case 'name':
    case 'reentry':
    case 'order':
      return null
  }
}
