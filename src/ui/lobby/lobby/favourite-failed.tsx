import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { ReadFailed } from '#ui/kit/errors/read-failed.tsx'
import { nameOf } from '#ui/lobby/game/game-text.ts'
import styles from './favourite-failed.module.css'
import type { FavouriteActor } from './lobby-actors.ts'

/** A notice that saving a favourite failed and that the change was undone (GAME-02). */
export function FavouriteFailed({ favourites }: { favourites: FavouriteActor }) {
  const { t } = useLingui()
  const isShown = useSelector(favourites, (snapshot) => snapshot.hasTag('shown'))
  const failed = useSelector(favourites, ({ context }) => context.failed)
  return (
    <div className={styles.place} role="status">
      {isShown && failed ? (
        <div className={styles.notice}>
          <p>
            <strong>
              <Trans id="lobby.list.favouriteFailed">
                Couldn’t update {nameOf(failed.game)} in your favourites.
              </Trans>
            </strong>{' '}
            <ReadFailed reason={failed.failure.reason} until={failed.until} />
          </p>
          <IconButton
            label={t({ id: 'common.close', message: 'Close' })}
            onClick={() => favourites.send({ type: 'favourite.dismiss' })}
          >
            <Icon name="close" small />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}
