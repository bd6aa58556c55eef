import { useLingui } from '@lingui/react/macro'
import { NoAnswer } from '#ui/kit/feedback/no-response.tsx'
import styles from './sent-image.module.css'

type Props = {
  /** `data:` address; undefined while it is on its way. */
  address: string | undefined
  isLost: boolean
}

/** A small view of an image that the member sent. */
export function SentImage({ address, isLost }: Props) {
  const { t } = useLingui()
  return (
    <span className={styles.frame} aria-busy={address === undefined && !isLost}>
      {address ? <img src={address} alt={t`What you sent`} /> : isLost ? <NoAnswer /> : null}
    </span>
  )
}
