import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failureWords } from '../call-failure/failure-words.tsx'
import { retryAtOf } from '../call-failure/retry-at-of.ts'
import { Button } from '../kit/button.tsx'
import { StateBox } from '../kit/state-box.tsx'
import { TryAgain } from '../kit/try-again.tsx'
import type { LobbyActor } from './lobby-actors.ts'

type Props = {
  lobby: LobbyActor
  /** What is said of a list that holds nothing. */
  empty: ReactNode
  onLogin: () => void
}

/** What stands where a list would: the way to log in, another try, or a word on what is missing. */
export function NoGames({ lobby, empty, onLogin }: Props) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
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
    const { failure } = snapshot.context
    const { title, help } = failureWords(failure)
    return (
      <StateBox
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
      </StateBox>
    )
  }
  return empty
}
