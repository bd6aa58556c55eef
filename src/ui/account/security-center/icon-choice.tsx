import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './security-center.module.css'

type Icon = { id: string; url: string }

type Props = {
  icons: Part<readonly Icon[]>
  /** The current picture's URL. */
  chosen: string
  /** The URL of the picture that is being saved. */
  saving: string | undefined
  hasFailed: boolean
  onChoose: (id: string) => void
  onClose: () => void
}

/** Lets the member choose a profile picture (MEM-02). A click saves it. */
export function IconChoice({ icons, chosen, saving, hasFailed, onChoose, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Trans id="account.securityCenter.choosePicture">Choose a picture</Trans>}
      onClose={onClose}
    >
      <div className={styles.form}>
        {hasFailed ? (
          <NoticeBar
            title={<Trans id="account.securityCenter.pictureNotChanged">The picture wasn’t changed</Trans>}
          >
            <Trans id="common.tryAgainSentence">Try again.</Trans>
          </NoticeBar>
        ) : null}
        {icons.state === 'failed' ? (
          <EmptyState
            state="failed"
            title={<Trans id="account.securityCenter.picturesLoadFailed">Couldn’t load the pictures</Trans>}
            action={<TryAgain until={icons.retryAt} onPress={icons.retry} />}
          >
            {icons.why}
          </EmptyState>
        ) : null}
        <div className={styles.icons} aria-busy={icons.state === 'loading'}>
          {icons.state === 'known'
            ? icons.value.map(({ id, url }, index) => {
                const number = index + 1
                return (
                  <button
                    key={id}
                    type="button"
                    className={styles.iconOffered}
                    aria-pressed={url === chosen}
                    aria-label={t({
                      id: 'account.securityCenter.pictureNumber',
                      message: `Picture ${number}`,
                    })}
                    aria-disabled={saving !== undefined}
                    onClick={() => (saving === undefined ? onChoose(id) : undefined)}
                  >
                    <Picture src={url} alt="" width={56} height={56} loading="lazy" />
                  </button>
                )
              })
            : null}
        </div>
      </div>
    </Dialog>
  )
}
