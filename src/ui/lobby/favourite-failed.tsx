import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ReadFailed } from '../call-failure/read-failed.tsx'
import { nameOf } from '../game/game-words.ts'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import styles from './favourite-failed.module.css'
import type { FavouriteActor } from './lobby-actors.ts'

/** GAME-02: a mark was undone, said for a while at the foot of the screen. */
export function FavouriteFailed({ favourites }: { favourites: FavouriteActor }) {
  const { t } = useLingui()
  const isTold = useSelector(favourites, (snapshot) => snapshot.hasTag('told'))
  const failed = useSelector(favourites, ({ context }) => context.failed)
  return (
    <div className={styles.place} role="status">
      {isTold && failed ? (
        <div className={styles.notice}>
          <p>
            <strong>
              <Trans>The heart of {nameOf(failed.game)} is as it was.</Trans>
            </strong>{' '}
            <ReadFailed reason={failed.failure.reason} until={failed.until} />
          </p>
          <IconButton label={t`Close`} onClick={() => favourites.send({ type: 'favourite.dismiss' })}>
            <Icon name="close" small />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}
