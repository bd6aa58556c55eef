import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CallFailure } from '#machines/call-failure.ts'
import { failureWords } from '../call-failure/failure-words.tsx'
import { Button } from '../kit/button.tsx'
import { StateBox } from '../kit/state-box.tsx'
import type { LobbyActor } from './lobby-actors.ts'
import type { Narrowing } from './lobby-narrowing.ts'

type Props = {
  lobby: LobbyActor
  reason: CallFailure['reason'] | undefined
  onNarrow: (by: Narrowing) => void
  onLogin: () => void
}

const nothing: Narrowing = { vendor: null, kind: null, text: '' }

/** What stands where a list would: the way to log in, a word on what is missing, or another try. */
export function NoGames({ lobby, reason, onNarrow, onLogin }: Props) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { selection, vendor, kind, text } = snapshot.context.wish
  if (snapshot.matches({ list: 'needsLogin' })) {
    return (
      <StateBox
        state="empty"
        title={<Trans>This list is yours alone</Trans>}
        action={
          <Button look="act" onClick={onLogin}>
            <Trans>Log in</Trans>
          </Button>
        }
      >
        <Trans>Log in to see the games that you have marked or played.</Trans>
      </StateBox>
    )
  }
  if (snapshot.matches({ list: 'failed' })) {
    const { title, help } = failureWords(reason)
    return (
      <StateBox
        state="failed"
        title={title}
        action={
          <Button onClick={() => lobby.send({ type: 'list.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {help}
      </StateBox>
    )
  }
  const isNarrowed = vendor !== null || kind !== null || text !== ''
  if (isNarrowed) {
    return (
      <StateBox
        state="empty"
        title={<Trans>No game here fits</Trans>}
        action={
          <Button onClick={() => onNarrow(nothing)}>
            <Trans>Take back all filters</Trans>
          </Button>
        }
      >
        {text ? (
          <Trans>Nothing is called “{text}”, nor nearly so.</Trans>
        ) : (
          <Trans>Try another vendor or kind.</Trans>
        )}
      </StateBox>
    )
  }
  return <Empty words={emptyWords[selection]} />
}

const emptyWords: Record<
  'all' | 'new' | 'hot' | 'favorite' | 'recent',
  { title: ReactNode; help: ReactNode }
> = {
  all: {
    title: <Trans>There are no games here yet</Trans>,
    help: <Trans>Other categories have some.</Trans>,
  },
  new: { title: <Trans>Nothing new lately</Trans>, help: <Trans>All the games are one press away.</Trans> },
  hot: {
    title: <Trans>Nothing stands out just now</Trans>,
    help: <Trans>All the games are one press away.</Trans>,
  },
  favorite: {
    title: <Trans>No favourites yet</Trans>,
    help: <Trans>Press the heart on a game and it will be here.</Trans>,
  },
  recent: {
    title: <Trans>Nothing played yet</Trans>,
    help: <Trans>The games you open will be here, the last first.</Trans>,
  },
}

const Empty = ({ words: { title, help } }: { words: { title: ReactNode; help: ReactNode } }) => (
  <StateBox state="empty" title={title}>
    {help}
  </StateBox>
)
