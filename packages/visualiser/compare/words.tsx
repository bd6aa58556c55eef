import { Trans } from '@lingui/react/macro'
import type { Aspect, Difference } from '@palpite/charts/compare/differences.ts'
import type { ReactNode } from 'react'

export function DifferenceText({ difference: { aspect, before, after } }: { difference: Difference }) {
  const was = before.join(', ')
  const is = after.join(', ')
  const name = nameOf(aspect)
  if (aspect === 'name')
    return (
      <Trans>
        Was called {was}, is called {is}.
      </Trans>
    )
  if (aspect === 'reentry')
    return after[0] === 'yes' ? (
      <Trans>Now leaves its state and enters it again.</Trans>
    ) : (
      <Trans>No longer leaves its state to enter it again.</Trans>
    )
  if (aspect === 'order')
    return (
      <Trans>
        Was asked at place {was} among the arms that stayed, is asked at place {is}.
      </Trans>
    )
  if (before.length === 0)
    return (
      <Trans>
        {name}: nothing before, now {is}.
      </Trans>
    )
  if (after.length === 0)
    return (
      <Trans>
        {name}: was {was}, now nothing.
      </Trans>
    )
  return (
    <Trans>
      {name}: was {was}, is {is}.
    </Trans>
  )
}

function nameOf(aspect: Aspect): ReactNode {
  switch (aspect) {
    case 'kind':
      return <Trans>Kind</Trans>
    case 'description':
      return <Trans>Description</Trans>
    case 'initial':
      return <Trans>Starts in</Trans>
    case 'tags':
      return <Trans>Tags</Trans>
    case 'entry':
      return <Trans>On entry</Trans>
    case 'exit':
      return <Trans>On exit</Trans>
    case 'actors':
      return <Trans>Starts</Trans>
    case 'event':
      return <Trans>Event</Trans>
    case 'guard':
      return <Trans>Guard</Trans>
    case 'targets':
      return <Trans>Leads to</Trans>
    case 'actions':
      return <Trans>Actions</Trans>
    case 'delay':
      return <Trans>Milliseconds</Trans>
    case 'name':
    case 'reentry':
    case 'order':
      return null
  }
}
