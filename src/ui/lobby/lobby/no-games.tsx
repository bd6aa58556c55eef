import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { retryAtOf } from '#ui/kit/errors/retry-at-of.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import type { LobbyActor } from './lobby-actors.ts'

type Props = {
  lobby: LobbyActor
  empty: ReactNode
  onLogin: () => void
}

export function NoGames({ lobby, empty, onLogin }: Props) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  if (snapshot.matches({ list: 'needsLogin' })) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="lobby.list.loginNeeded">Your games appear here</Trans>}
        action={
          <Button look="act" onClick={onLogin}>
            <Trans id="common.logIn">Log in</Trans>
          </Button>
        }
      >
        <Trans id="lobby.list.loginNeededHelp">Log in to see your favourite and recently played games.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches({ list: 'failed' })) {
    const { failure } = snapshot.context
    const { title, help } = failureText(failure)
    return (
      <EmptyState
        state="failed"
        title={title}
        action={
          <TryAgain
            until={failure ? retryAtOf(failure) : 0}
            onPress={() => lobby.send({ type: 'list.retry' })}
          />
        }
      >
        {help}
      </EmptyState>
    )
  }
  return empty
}
