import { useLingui } from '@lingui/react/macro'
import { NoResponse } from '#ui/kit/feedback/no-response.tsx'
import styles from './sent-image.module.css'

type Props = {
  address: string | undefined
  isLost: boolean
}

export function SentImage({ address, isLost }: Props) {
  const { t } = useLingui()
  return (
    <span className={styles.frame} aria-busy={address === undefined && !isLost}>
      {address ? (
        <img src={address} alt={t({ id: 'support.imageUpload.sentImage', message: 'Image you sent' })} />
      ) : isLost ? (
        <NoResponse />
      ) : null}
    </span>
  )
}
